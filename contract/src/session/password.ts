import { z } from 'zod';

/** Password lengths in characters. No character is cut off. */
export const PASSWORD = { min: 8, max: 64 } as const;

const characters = (text: string) => [...text].length;

/** A password being chosen: 8 to 64 characters, composed (NFC) so that every keyboard produces the same. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .max(PASSWORD.max * 8)
  .transform((typed) => typed.normalize('NFC'))
  .pipe(
    z
      .string()
      .refine((typed) => characters(typed) >= PASSWORD.min, `At least ${PASSWORD.min} characters`)
      .refine((typed) => characters(typed) <= PASSWORD.max, `At most ${PASSWORD.max} characters`),
  );

/** A password being entered. Any may have been chosen, so only its presence is checked. */
export const givenPassword = z
  .string()
  .min(1, 'Password is required')
  .max(PASSWORD.max * 8)
  .transform((typed) => typed.normalize('NFC'));
