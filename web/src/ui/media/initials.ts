/** First letters of the first and last word of a name: 'Rosa Marchetti' is RM, 'Biscuit' is B. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toLocaleUpperCase();
}

// Written out, because Tailwind finds class names by reading the source.
const TINTS = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5', 'bg-tint-6'];

/** How many avatar tints the theme has: `--tint-1` to `--tint-6`. */
export const tintCount = TINTS.length;

/** A tint from 1 to 6, always the same for the same name. */
export function tintOf(name: string): number {
  const sum = Array.from(name).reduce(
    (hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 9973,
    7,
  );
  return (sum % tintCount) + 1;
}

/** The class of a name's tint. */
export const tintClass = (name: string) => TINTS[tintOf(name) - 1];
