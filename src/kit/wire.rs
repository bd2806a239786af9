//! The canonical bytes of a state: one walk over its fields serves saving, loading and hashing.
//!
//! A state lists its fields once, in order, calling one method per number. A [`Writer`] copies them out little-endian,
//! a [`Reader`] copies them in and never trusts what it reads.

/// Visits the numbers of a state in their documented order.
pub trait Wire {
    /// Visits bytes.
    fn bytes(&mut self, bytes: &mut [u8]);

    /// Visits one byte.
    fn u8(&mut self, value: &mut u8) {
        self.bytes(std::slice::from_mut(value));
    }

    /// Visits one signed byte.
    fn i8(&mut self, value: &mut i8) {
        let mut byte = [*value as u8];
        self.bytes(&mut byte);
        *value = byte[0] as i8;
    }

    /// Visits a 16-bit number, low byte first.
    fn u16(&mut self, value: &mut u16) {
        let mut bytes = value.to_le_bytes();
        self.bytes(&mut bytes);
        *value = u16::from_le_bytes(bytes);
    }

    /// Visits a 32-bit number, low byte first.
    fn u32(&mut self, value: &mut u32) {
        let mut bytes = value.to_le_bytes();
        self.bytes(&mut bytes);
        *value = u32::from_le_bytes(bytes);
    }
}

/// Copies a state out.
#[derive(Debug, Default)]
pub struct Writer(pub Vec<u8>);

impl Wire for Writer {
    fn bytes(&mut self, bytes: &mut [u8]) {
        self.0.extend_from_slice(bytes);
    }
}

/// Copies a state in. Past the end it gives zeros and remembers that it was too short.
#[derive(Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    short: bool,
}

impl<'a> Reader<'a> {
    /// Reads from the first of `bytes`.
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { rest: bytes, short: false }
    }

    /// Was everything there, and nothing left over?
    pub fn is_exact(&self) -> bool {
        !self.short && self.rest.is_empty()
    }
}

impl Wire for Reader<'_> {
    fn bytes(&mut self, bytes: &mut [u8]) {
        match self.rest.split_at_checked(bytes.len()) {
            Some((head, tail)) => {
                bytes.copy_from_slice(head);
                self.rest = tail;
            }
            None => {
                bytes.fill(0);
                self.short = true;
            }
        }
    }
}
