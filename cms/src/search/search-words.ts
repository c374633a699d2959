/** Longer ones are cut, when they are kept and when they are looked for: no index takes them. */
const LONGEST = 60;

/** Without capitals, accents and whatever else only changes how a letter is written. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    // By way of capitals, so that ß is found as ss, and each sigma as any other.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\u03c2/g, '\u03c3');

const cut = (word: string) => [...word].slice(0, LONGEST).join('');

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What no address of a mailbox has in it. */
const BESIDE_ADDRESSES = /[^\p{L}\p{N}._%+@-]+|\.{2,}|\.(?=@)/u;

/** Words before the sign: nobody's name has more. */
const MOST_IN_NAME = 8;

/**
 * An address of a mailbox as one word, and from each of its own words on: nina.novak@vet.example is found by
 * novak@vet too. Apart, its words say little: those after the sign are many people’s, and no index finds quickly
 * which rows have several words that nearly all have. Empty for what is no address.
 */
function addressIn(part: string): string[] {
  const [name = [], host = [], ...more] = part.split('@').map(wordsIn);
  if (host.length === 0 || name.length > MOST_IN_NAME || more.length > 0) return [];
  return name.map((_, from) => [...name.slice(from), ...host].join(''));
}

/** Marks within a word that many people do not type: dogs finds dog's, and obrien O'Brien. */
const withoutApostrophes = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])['\u2018\u2019\u02bc\uff07](?=[\p{L}\p{N}])/gu, '');

/**
 * The words a text is found by, each once: folded, only letters and digits, so that both databases find the
 * same. One with an apostrophe is found whole and by its halves, an address of a mailbox by its words too.
 */
export function searchWords(...texts: string[]): string[] {
  // A long text has few words many times; folding is what takes time.
  const text = [...new Set(texts.flatMap((one) => one.match(/\S+/g) ?? []))].join(' ');
  const plain = folded(withoutApostrophes(text));
  const addresses = plain.includes('@') ? plain.split(BESIDE_ADDRESSES).flatMap(addressIn) : [];
  const words = [...wordsIn(plain), ...wordsIn(folded(text)), ...addresses];
  return [...new Set(words.map(cut))];
}

/**
 * The words somebody looks for, each once and at most twenty: each has to begin a word of what is found. An address
 * of a mailbox is one of them, however much of it is typed.
 */
export function typedWords(typed: string): string[] {
  const parts = folded(withoutApostrophes(typed.slice(0, 1000))).split(BESIDE_ADDRESSES);
  const words = parts.flatMap((part) => {
    const [address] = addressIn(part);
    return address === undefined ? wordsIn(part) : [address];
  });
  return [...new Set(words.map(cut).slice(0, 20))];
}
