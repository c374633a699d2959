import { z } from 'zod';

/** What databases can't store: a zero byte, which PostgreSQL refuses, and half of a surrogate pair. */
const NOT_KEPT = /\u0000|\p{Cs}/u;
const REMOVE = 'This contains a character we can’t save. Please remove it.';

/** The message for a text that is too long. */
const atMost = (max: number) => `At most ${max} characters`;

/**
 * A text of at most `max` UTF-16 units, the unit that browsers, `maxlength`, the panel's fields and Strapi all count
 * in. A paw (🐾) counts as two (docs/decisions/028). Text that a database can't store is refused.
 */
export const text = (max: number, tooLong = atMost(max)) =>
  z
    .string()
    .max(max, { error: tooLong, abort: true })
    .refine((typed) => typed.length <= max, { error: tooLong, abort: true })
    .refine((typed) => !NOT_KEPT.test(typed), REMOVE);

const tidy = (typed: string) => typed.replace(/\p{Cs}/gu, '\ufffd').normalize('NFC');

/** A longer text, composed (NFC), with line breaks of one kind. */
export const tidyBreaks = (typed: string) => tidy(typed).replace(/\r\n?/g, '\n');

/** A longer text with a blank in place of control characters. Line breaks stay. */
export const withoutControls = (lines: string) => lines.replace(/[^\P{Cc}\n]+/gu, ' ');

/** A longer text as it is stored: line breaks stay; control characters and surrounding blanks are removed. */
export const tidyParagraphs = (typed: string) => withoutControls(tidyBreaks(typed)).trim();

/**
 * A longer text that a person typed: line breaks stay; control characters and surrounding blanks are removed.
 * Composed (NFC), at most `max` characters.
 */
export const paragraphs = (max: number, tidied = tidyParagraphs) =>
  text(max * 4, atMost(max))
    .transform(tidied)
    .pipe(text(max));
