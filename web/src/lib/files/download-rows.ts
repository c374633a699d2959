const CR = 13;
const LF = 10;

/**
 * Counts the rows of a CSV as its bytes arrive: lines that end with \r\n, without the headings. A line break may
 * arrive in two pieces. A lone \n inside quoted text does not end a row.
 */
export function rowCounter(): (bytes: Uint8Array) => number {
  let lines = 0;
  let before = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === LF && before === CR) lines += 1;
      before = byte;
    }
    return Math.max(0, lines - 1);
  };
}
