/** What a person types about themselves, wherever they do: in their profile, and before they have one. */
import { z } from 'zod';
import { isWithoutLink } from '../name-without-link';
import { PHONE_WITHOUT_AREA } from '../phone';
import { text } from '../text';

/** Labels of the profile's fields. A missing field reads '{label} is required' (part 1 §5.1). */
export const PROFILE_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  country: 'Country',
} as const;
export type ProfileField = keyof typeof PROFILE_LABELS;

/** Texts of part 1 §4, §5.1 and §8, word for word. */
export const MEMBER_TEXTS = {
  invalidEmail: 'Invalid email address',
  fixErrors: 'Please fix the validation errors before saving.',
  noSession: 'User session not found. Please log in again.',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile',
  saveFailedToast: 'Failed to update profile. Please try again.',
  discarded: 'Changes discarded',
  fetchFailed: 'Failed to fetch user',
} as const;

/** One line of text a person typed: trimmed, composed (NFC), without control characters. */
export const line = (max: number) =>
  text(max * 4, `At most ${max} characters`)
    .transform((typed) =>
      typed
        .normalize('NFC')
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(text(max));

export const requiredLine = (field: ProfileField, max: number) =>
  line(max).pipe(z.string().min(1, `${PROFILE_LABELS[field]} is required`));

const name = (field: 'firstName' | 'lastName') =>
  requiredLine(field, 80).pipe(
    z
      .string()
      .refine(
        (typed) => isWithoutLink(typed) && !/[/\\]/.test(typed),
        'A name can\u2019t contain a web address or a slash',
      ),
  );

/** A name as part of a person's identity. */
export const firstName = name('firstName');
export const lastName = name('lastName');

/** Scans what follows the @ once before it looks for the last dot, so that its time stays linear. */
const EMAIL = /^[^\s@<>()[\]\\:,;"]+@(?=[^\s@<>()[\]\\:,;"]+$)[^@]+\.[^@]/;

/**
 * An email address, compared and stored in lower case. The pattern is the simple one of part 1 §5.1, without what
 * mail programs read as comments, groups and lists.
 */
export const email = requiredLine('email', 254)
  .transform((typed) => typed.toLowerCase())
  // Some letters get longer in lower case.
  .pipe(text(254).regex(EMAIL, MEMBER_TEXTS.invalidEmail));

/**
 * Ten digits at least, so that somebody else can dial it, or fewer after a plus: some countries have short numbers.
 * Fifteen at most (ITU-T E.164).
 */
const PHONE = /^(?:\+(?:[\s().-]*\d){7,15}|(?:[\s().-]*\d){10,15})[\s().-]*$/;

export const phoneNumber = requiredLine('phoneNumber', 30).pipe(
  z.string().regex(PHONE, PHONE_WITHOUT_AREA),
);
