import { z } from 'zod';
import { text } from './text';

/** Rows on a page of an admin list: users, directory, pets (part 1 §9). */
export const PAGE_SIZE = 10;
/** The most rows one request may ask for. */
export const PAGE_SIZE_MAX = 100;
/** The longest search text. Longer ones are refused. */
export const SEARCH_MAX = 200;

/**
 * A whole number in a path or query. Unlike with `z.coerce`, an empty text is not zero, and a number has only one
 * spelling.
 */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^(0|[1-9]\d{0,14})$/, 'Must be a whole number')
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));

/** A numeric id in a path. */
export const id = wholeNumber(1, 2_147_483_647);
/** The parameters of a path to one object: `/trusts/:id`. */
export const idParams = z.strictObject({ id });

/** The query fields of every paged list, besides its own sorts and filters. */
export const pageQuery = {
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, PAGE_SIZE_MAX).default(PAGE_SIZE),
  // Names contain no control characters, and PostgreSQL refuses text with a zero byte.
  search: text(SEARCH_MAX)
    .default('')
    .transform((typed) => typed.replace(/\p{Cc}+/gu, ' ').trim()),
};
/** The parsed query, as a list's service gets it. */
export type PageQuery = { [Key in keyof typeof pageQuery]: z.output<(typeof pageQuery)[Key]> };

/** Pages are numbered from 1 (part 1 §3, §4). */
export const pagination = z.object({
  currentPage: z.number(),
  totalPages: z.number(),
  total: z.number(),
});
export type Pagination = z.output<typeof pagination>;
