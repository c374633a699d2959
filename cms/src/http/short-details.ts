/** So many fields are named, whose names and sentences have so many bytes together: a refusal stays below 8 KB. */
const MOST_NAMED = 20;
const MOST_BYTES = 6000;
const LONGEST_NAME = 100;
const LONGEST_SENTENCE = 300;

const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max)}\u2026` : text;
// As JSON, where what is not shown in a text takes up to six bytes.
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/**
 * As much of what is wrong with each field as a refusal tells. A caller chooses how many fields are wrong and
 * what they are called: told of all of them, an answer would grow with what was sent, and faster than it.
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
