/** How much is told of an error in a browser, in characters. */
export const BROWSER_ERROR_LIMITS = { page: 120, message: 300, place: 120 } as const;

/** What stands between quotes may be what somebody wrote, except where engines name code so. */
const QUOTED = /(?<!\w|\b(?:reading|setting|property) )["'“‘`][^"'“”‘’`]*["'”’`](?!\w)/g;
/** So much of a text is looked at. */
const READ_MAX = 1000;

/**
 * A text of an error without what may be somebody's: addresses of mail, numbers, and what stands between quotes, except
 * names of code. It is one line.
 */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, READ_MAX)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/(?<!\S)\S+@\S+/g, '(email)')
    .replace(QUOTED, '“…”')
    .replace(/\d(?:[\d ().-]*\d)?/g, (number) => (number.length > 3 ? '#' : number))
    .trim();
}

const PART_MAX = 40;
/** A part of an address that names one thing, not a kind of page: a number, a key, a token. */
const isOne = (part: string) =>
  /\d|%|[^\w-]/.test(part) || part.length > PART_MAX || (part.length > 20 && !part.includes('-'));

/** The kind of a page by its address: `/pet-records/:id` for one pet's. Nothing of a query is in it. */
export const pagePattern = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (isOne(part) ? ':id' : part))
    .join('/')
    .slice(0, BROWSER_ERROR_LIMITS.page);
