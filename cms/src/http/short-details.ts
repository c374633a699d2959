/**
 * The most fields a refusal names, and the most bytes their names and sentences may have together: it stays below 8
 * KB.
 */
const MOST_NAMED = 20;
const MOST_BYTES = 6000;
const LONGEST_NAME = 100;
const LONGEST_SENTENCE = 300;

const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max)}\u2026` : text;
// Counted as JSON, in which an unprintable character takes up to six bytes.
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/**
 * What a refusal says about the wrong fields, within these limits. The caller chooses how many fields are wrong and
 * their names: if it named all of them, an answer would grow with the request, and faster than the request.
 */
export function shortDetails(
  sentences: Iterable<readonly [string, string]>,
): Record<string, string> {
  const told = new Map<string, string>();
  let bytes = 0;
  for (const [field, sentence] of sentences) {
    const name = cut(field, LONGEST_NAME);
    if (told.has(name)) continue;
    const said = cut(sentence, LONGEST_SENTENCE);
    bytes += bytesOf(name) + bytesOf(said);
    if (told.size === MOST_NAMED || bytes > MOST_BYTES) break;
    told.set(name, said);
  }
  return Object.fromEntries(told);
}
