/**
 * The text in a file's bytes: UTF-8 if they are valid UTF-8, otherwise what older spreadsheet programs write
 * (windows-1252, or UTF-16 with its mark). A byte order mark is left out. Undefined if it is not text at all, such as
 * a workbook or a picture.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  // Text never contains a zero byte. Every workbook does.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a chosen file, or undefined if it has none. */
export async function readText(file: Blob): Promise<string | undefined> {
  return textOf(new Uint8Array(await file.arrayBuffer()));
}
