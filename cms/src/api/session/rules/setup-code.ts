import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody takes for others. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const LENGTH = 20;
const GROUP = 5;

/**
 * The code of a portal's setup: 100 bits in groups that can be typed, such as `7HK3M-…`. Every server computes the
 * same one, also after a restart, and the database alone does not tell it.
 */
export function setupCode(key: string, seed: string): string {
  const bytes = createHmac('sha256', key).update(`setup,${seed}`).digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether this is the code, however it was typed. It takes equally long whatever is wrong. */
export function isSetupCode(typed: string, code: string): boolean {
  const tidy = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');
  return timingSafeEqual(digest(tidy(typed)), digest(tidy(code)));
}
