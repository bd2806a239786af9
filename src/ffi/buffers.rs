//! Outputs and inputs in the caller's memory: texts, bytes, lists and single values.
//!
//! Each output is prepared before anything can fail, so that it holds something harmless on every path.

use crate::kit::{Failure, Status};
use std::ffi::c_char;

/// Text or bytes longer than this are not even copied in.
const LONGEST_INPUT: u64 = 17 << 20;

fn null(what: &str) -> Failure {
    Failure::new(Status::Argument, format!("{what} is NULL"))
}

fn too_small() -> Failure {
    Failure::new(Status::Buffer, "the buffer is too small")
}

/// A place for one value.
#[derive(Clone, Copy)]
pub(super) struct Out<T> {
    place: *mut T,
}

impl<T: Copy> Out<T> {
    /// Writes `empty` there at once. The pointer may be NULL.
    ///
    /// # Safety
    /// A pointer that is not NULL points to memory for one `T`, aligned or not.
    pub unsafe fn new(place: *mut T, empty: T) -> Out<T> {
        let out = Out { place };
        out.set(empty);
        out
    }

    /// The same for a place that must be there.
    pub fn needed(self, what: &str) -> Result<(), Failure> {
        if self.place.is_null() { Err(null(what)) } else { Ok(()) }
    }

    /// Writes a value.
    pub fn set(self, value: T) {
        if !self.place.is_null() {
            // SAFETY: whoever made this promised memory for one `T`.
            unsafe { self.place.write_unaligned(value) };
        }
    }
}

/// A place for a struct that begins with its size.
#[derive(Clone, Copy)]
pub(super) struct Struct<T> {
    place: *mut T,
}

impl<T: Copy> Struct<T> {
    /// Zeroes it behind its size, if it has the one size that is published.
    ///
    /// # Safety
    /// A pointer that is not NULL points to a struct of the size that its first member says.
    pub unsafe fn new(place: *mut T, empty: T) -> Result<Struct<T>, Failure> {
        if place.is_null() {
            return Err(null("the struct"));
        }
        // SAFETY: the struct begins with its size.
        let size = unsafe { place.cast::<u32>().read_unaligned() };
        if size as usize != size_of::<T>() {
            let text = format!("struct_size is {size}, and {} is known here", size_of::<T>());
            return Err(Failure::new(Status::Argument, text));
        }
        let out = Struct { place };
        out.set(empty);
        Ok(out)
    }

    /// Writes the struct.
    pub fn set(self, value: T) {
        // SAFETY: `new` found a struct of this size.
        unsafe { self.place.write_unaligned(value) };
    }
}

/// A buffer for a text or for bytes.
#[derive(Clone, Copy)]
pub(super) struct Buffer {
    place: *mut u8,
    cap: u64,
    needed: Out<u64>,
}

impl Buffer {
    /// Empties a text buffer at once.
    ///
    /// # Safety
    /// `buf` is NULL or points to `cap` bytes; `needed` is NULL or points to a u64.
    pub unsafe fn text(buf: *mut c_char, cap: u64, needed: *mut u64) -> Buffer {
        // SAFETY: as this function's own.
        let buffer = unsafe { Buffer::bytes(buf.cast(), cap, needed) };
        if !buf.is_null() && cap > 0 {
            // SAFETY: there is at least one byte.
            unsafe { buf.write(0) };
        }
        buffer
    }

    /// A buffer for bytes.
    ///
    /// # Safety
    /// `buf` is NULL or points to `cap` bytes; `needed` is NULL or points to a u64.
    pub unsafe fn bytes(buf: *mut u8, cap: u64, needed: *mut u64) -> Buffer {
        // SAFETY: as this function's own.
        Buffer { place: buf, cap, needed: unsafe { Out::new(needed, 0) } }
    }

    /// NULL goes with a capacity of 0 only.
    pub fn check(self) -> Result<(), Failure> {
        if self.place.is_null() && self.cap > 0 { Err(null("the buffer")) } else { Ok(()) }
    }

    /// Writes a text with its NUL, or says how long it is.
    pub fn put_text(self, text: &str) -> Result<(), Failure> {
        self.put(text.as_bytes(), 1)?;
        if !self.place.is_null() {
            // SAFETY: `put` found room for the text and one more byte.
            unsafe { self.place.add(text.len()).write(0) };
        }
        Ok(())
    }

    /// Writes bytes, or says how many there are.
    pub fn put_bytes(self, bytes: &[u8]) -> Result<(), Failure> {
        self.put(bytes, 0)
    }

    fn put(self, bytes: &[u8], more: u64) -> Result<(), Failure> {
        let len = bytes.len() as u64;
        self.needed.set(len);
        if self.place.is_null() {
            return Ok(());
        }
        if self.cap < len + more {
            return Err(too_small());
        }
        // SAFETY: there is room for `len` bytes, and nobody else's buffer is ours.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.place, bytes.len()) };
        Ok(())
    }
}

/// A buffer for a list of structs.
#[derive(Clone, Copy)]
pub(super) struct List<T> {
    place: *mut T,
    cap: u64,
    count: Out<u64>,
}

impl<T: Copy> List<T> {
    /// Sets the count to 0 at once.
    ///
    /// # Safety
    /// `out` is NULL or points to memory for `cap` structs, aligned or not; `count` is NULL or points to a u64.
    pub unsafe fn new(out: *mut T, cap: u64, count: *mut u64) -> List<T> {
        // SAFETY: as this function's own.
        List { place: out, cap, count: unsafe { Out::new(count, 0) } }
    }

    /// NULL goes with a capacity of 0 only.
    pub fn check(self) -> Result<(), Failure> {
        if self.place.is_null() && self.cap > 0 { Err(null("the list")) } else { Ok(()) }
    }

    /// Writes as many as fit and says how many there are.
    pub fn put(self, items: impl ExactSizeIterator<Item = T>) -> Result<(), Failure> {
        let len = items.len() as u64;
        self.count.set(len);
        let room = if self.place.is_null() { 0 } else { self.cap };
        for (index, item) in items.take(usize::try_from(room).unwrap_or(usize::MAX)).enumerate() {
            // SAFETY: `index` is below the capacity.
            unsafe { self.place.add(index).write_unaligned(item) };
        }
        if len > room { Err(too_small()) } else { Ok(()) }
    }
}

/// Copies bytes in.
///
/// # Safety
/// `data` is NULL or points to `len` bytes.
pub(super) unsafe fn bytes_in(data: *const u8, len: u64) -> Result<Vec<u8>, Failure> {
    if data.is_null() && len > 0 {
        return Err(null("the data"));
    }
    if len > LONGEST_INPUT {
        return Err(Failure::new(Status::Limit, format!("{len} bytes are too many")));
    }
    let mut bytes = vec![0; len as usize];
    if len > 0 {
        // SAFETY: the caller promises `len` bytes, and the vector has as many.
        unsafe { std::ptr::copy_nonoverlapping(data, bytes.as_mut_ptr(), len as usize) };
    }
    Ok(bytes)
}

/// Copies a text in.
///
/// # Safety
/// `text` is NULL or points to `len` bytes.
pub(super) unsafe fn text_in(text: *const c_char, len: u64) -> Result<String, Failure> {
    // SAFETY: as this function's own.
    let bytes = unsafe { bytes_in(text.cast(), len) }?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::new(Status::Utf8, format!("this is not UTF-8 from byte {at} on")).with_detail(at as u32)
    })
}
