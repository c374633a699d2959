/** Longer words are cut, both when they are stored and when they are searched for, because no index accepts them. */
const LONGEST = 60;

/** Removes capitals, accents and anything else that only changes how a letter is written. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    // Converted to upper case in between, so that ß is found as ss, and each form of sigma as any other.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\u03c2/g, '\u03c3');

const cut = (word: string) => [...word].slice(0, LONGEST).join('');

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What never occurs within an email address. */
const BESIDE_ADDRESSES = /[^\p{L}\p{N}._%+@-]+|\.{2,}|\.(?=@)/u;

/** The most words before the @. No real address has more. */
const MOST_IN_NAME = 8;

/**
 * An email address as one word, and also from each of its own words on, so that nina.novak@vet.example is found by
 * novak@vet too. On their own, its words say little: many people share those after the @, and no index quickly finds
 * rows with several words that nearly all rows have. Empty for what is not an address.
 */
function addressIn(part: string): string[] {
  const [name = [], host = [], ...more] = part.split('@').map(wordsIn);
  if (host.length === 0 || name.length > MOST_IN_NAME || more.length > 0) return [];
  return name.map((_, from) => [...name.slice(from), ...host].join(''));
}

/** Apostrophes within a word, which many people do not type: dogs finds dog's, and obrien O'Brien. */
const withoutApostrophes = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])['\u2018\u2019\u02bc\uff07](?=[\p{L}\p{N}])/gu, '');

/**
 * The words by which a text is found, each once: normalized to letters and digits, so that both databases find the
 * same. A word with an apostrophe is found as a whole and by its halves, an email address also by its own words.
 */
export function searchWords(...texts: string[]): string[] {
  // A long text repeats few words many times, and normalizing is what takes time.
  const text = [...new Set(texts.flatMap((one) => one.match(/\S+/g) ?? []))].join(' ');
  const plain = folded(withoutApostrophes(text));
  const addresses = plain.includes('@') ? plain.split(BESIDE_ADDRESSES).flatMap(addressIn) : [];
  const words = [...wordsIn(plain), ...wordsIn(folded(text)), ...addresses];
  return [...new Set(words.map(cut))];
}

/**
 * The words someone searches for, each once and at most twenty. Each has to begin a word of a match. An email address
 * is one of them, however much of it is typed.
 */
export function typedWords(typed: string): string[] {
  const parts = folded(withoutApostrophes(typed.slice(0, 1000))).split(BESIDE_ADDRESSES);
  const words = parts.flatMap((part) => {
    const [address] = addressIn(part);
    return address === undefined ? wordsIn(part) : [address];
  });
  return [...new Set(words.map(cut).slice(0, 20))];
}
