/**
 * Reads CSV strictly according to RFC 4180, without the server's code: lines end in CRLF, and quotation marks are
 * only around a whole cell or doubled within one. Anything else is an error.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [whole, quoted, plain = ''] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(text.slice(at, at + 5000)) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole?.length ?? 0;
    if (text[at] === ',') {
      at += 1;
    } else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else {
      throw new Error(`No CSV at character ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    }
  }
  if (row.length > 0) throw new Error('The last line does not end.');
  return rows;
}
