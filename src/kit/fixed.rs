//! A list of fixed capacity that lives inside a `Copy` state.
//!
//! Unused places always hold the default value, so that equal lists are equal bytes. Being full is the rulebook's
//! business: it must not list an order that would overfill a list.

/// Up to `N` items, without a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixed<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for Fixed<T, N> {
    fn default() -> Self {
        Fixed { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Fixed<T, N> {
    /// Puts an item at the end; gives it back when the list is full.
    pub fn push(&mut self, item: T) -> Result<(), T> {
        let place = self.items.get_mut(usize::from(self.len)).ok_or(item)?;
        *place = item;
        self.len += 1;
        Ok(())
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Puts an item at `index`, moving those behind it; gives it back when the list is full.
    pub fn insert(&mut self, index: usize, item: T) -> Result<(), T> {
        let len = usize::from(self.len);
        assert!(index <= len, "insert at {index} of {len}");
        self.push(item)?;
        self.items[index..=len].rotate_right(1);
        Ok(())
    }

    /// Takes the item at `index`, moving up those behind it.
    pub fn remove(&mut self, index: usize) -> T {
        self.as_mut_slice()[index..].rotate_left(1);
        self.pop().expect("an index inside the list")
    }

    /// Takes all items out.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The items.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The items, to change them.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// Is there room for `more` items?
    pub fn has_room(&self, more: usize) -> bool {
        usize::from(self.len) + more <= N
    }
}

impl<T, const N: usize> std::ops::Deref for Fixed<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> std::ops::DerefMut for Fixed<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}
