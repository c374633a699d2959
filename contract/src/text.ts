import { z } from 'zod';

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
  z
    .string()
    .max(max * 4)
    .transform(tidyParagraphs)
    .pipe(z.string().max(max, `At most ${max} characters`));
