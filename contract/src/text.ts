import { z } from 'zod';

/** What no database keeps as it came: a zero, which PostgreSQL refuses, and half a character. */
const NOT_KEPT = /\u0000|\p{Cs}/u;
const REMOVE = 'This holds a character that cannot be kept. Please remove it.';

/** A sentence for what is longer than it may be. */
const atMost = (max: number) => `At most ${max} characters`;

/**
 * A text of at most `max` UTF-16 units, the one way in which everybody counts: browsers, `maxlength`, the
 * panel's fields and Strapi; a paw (🐾) counts two (docs/decisions/028). What no database keeps is refused.
 */
export const text = (max: number, tooLong = atMost(max)) =>
  z
    .string()
    .max(max, { error: tooLong, abort: true })
    .refine((typed) => typed.length <= max, { error: tooLong, abort: true })
    .refine((typed) => !NOT_KEPT.test(typed), REMOVE);

const tidy = (typed: string) => typed.replace(/\p{Cs}/gu, '\ufffd').normalize('NFC');

/** A longer text as it is kept: its line breaks stay, control characters and what surrounds it go. */
export const tidyParagraphs = (typed: string) =>
  tidy(typed)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

/**
 * A longer text a person typed: its line breaks stay, control characters and what surrounds it go. Composed
 * (NFC), at most `max` characters.
 */
export const paragraphs = (max: number) =>
  text(max * 4, atMost(max))
    .transform(tidyParagraphs)
    .pipe(text(max));
