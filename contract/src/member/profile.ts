import { z } from 'zod';
import { withCheckedState } from '../checked-state';
import { COUNTRIES } from '../countries';
import { endpoint } from '../endpoint';
import { id } from '../list';
import { isWithoutLink } from '../name-without-link';
import { PHONE_WITHOUT_AREA } from '../phone';
import { givenPassword } from '../session/password';
import { shownOffer } from './offer';
import { person } from './person';
import { countryName } from '../states';
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

/** A profile picture: at most 10 MB as chosen. It is re-encoded as a square with this edge length in pixels. */
export const PICTURE = { maxBytes: 10 * 1024 * 1024, edge: 512 } as const;

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

const requiredLine = (field: ProfileField, max: number) =>
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

const profileFields = {
  firstName,
  lastName,
  email,
  phoneNumber,
  streetAddress: requiredLine('streetAddress', 200),
  city: requiredLine('city', 100),
  state: line(100),
  zipCode: requiredLine('zipCode', 20),
  country: requiredLine('country', 60)
    .transform(countryName)
    .pipe(
      z
        .string()
        .refine(
          (name) => (COUNTRIES as readonly string[]).includes(name),
          'Choose a country from the list',
        ),
    ),
};

const stateMissing = `${PROFILE_LABELS.state} is required`;

/** The profile form (part 1 §5.1): every field required. */
export const profile = withCheckedState(z.strictObject(profileFields), stateMissing);
export type Profile = z.output<typeof profile>;
/** The input of the profile form, before it is checked. */
export type ProfileInput = z.input<typeof profile>;

/** The revision of the profile that an editor saw. If left out, the save skips the check for conflicts. */
const revision = text(64).optional();

/** The password of the member who saves. Required if the email address changes. */
const currentPassword = givenPassword.optional();

export const profileSave = withCheckedState(
  z.strictObject({ ...profileFields, revision, currentPassword }),
  stateMissing,
);

/** A save of a caregiver's profile (part 1 §7). */
export const caregiverSave = withCheckedState(
  z.strictObject({ ...profileFields, userId: id, revision, currentPassword }),
  stateMissing,
);

/** What the directory shows about a member besides name and role. The member chooses (part 1 §2.6). */
export const visibility = z.strictObject({ showEmail: z.boolean(), showCity: z.boolean() });
export type Visibility = z.output<typeof visibility>;

export const address = z.object({
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});

/** A member's own view of themselves. The portal's session is based on it too. */
export const me = person.extend({
  /** A changed address that waits until its confirmation link is followed. */
  pendingEmail: z.string().nullable(),
  phoneNumber: z.string(),
  createdAt: z.string(),
  address,
  /** What the directory shows about the member. */
  visibility: z.object({ showEmail: z.boolean(), showCity: z.boolean() }),
  /** What the member offers, if their role has such a card. */
  offer: shownOffer,
  /** The revision of the profile. A save based on an older one is refused (409). */
  revision: z.string(),
});
export type Me = z.output<typeof me>;

/** What members do with their own accounts. */
export const selfEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/users/me',
    access: 'member',
    summary: 'The signed-in member',
    answer: me,
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/users/me',
    access: 'member',
    summary:
      'Save your own profile; a new email address requires your password and takes effect once confirmed',
    body: profileSave,
    answer: me,
  }),
  savePicture: endpoint({
    method: 'PUT',
    path: '/users/me/picture',
    access: 'member',
    summary: 'Set your own profile picture (JPEG, PNG or WebP)',
    upload: { field: 'file', maxBytes: PICTURE.maxBytes },
    answer: me,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/me/picture',
    access: 'member',
    summary: 'Remove your own profile picture',
    answer: me,
  }),
  saveVisibility: endpoint({
    method: 'PUT',
    path: '/users/me/directory',
    access: 'member',
    summary: 'Choose what the directory shows about you',
    body: visibility,
    answer: me,
  }),
};
