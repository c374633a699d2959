import { z } from 'zod';
import { ROLES, type Role } from './access';
import { COUNTRIES } from './countries';
import { endpoint } from './endpoint';
import { id, pageQuery, pagination } from './list';
import { countryName, stateName, statesOf } from './states';

/** Labels of the profile's fields; a missing one reads '{label} is required' (part 1 §5.1). */
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

/** Texts of part 1 §4, §5.1 and §8, letter for letter. */
export const MEMBER_TEXTS = {
  invalidEmail: 'Invalid email address',
  fixErrors: 'Please fix the validation errors before saving.',
  noSession: 'User session not found. Please log in again.',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile',
  saveFailedToast: 'Failed to update profile. Please try again.',
  discarded: 'Changes discarded',
  fetchFailed: 'Failed to fetch user',
  verifyFailed: 'Failed to update user verification status',
  verified: 'User verified',
  unverified: 'User unverified',
} as const;

/** A profile picture: at most 10 MB as chosen; it is re-encoded as a square of this many pixels. */
export const PICTURE = { maxBytes: 10 * 1024 * 1024, edge: 512 } as const;

/** One line of text a person typed: trimmed, composed (NFC), without control characters. */
const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((typed) =>
      typed
        .normalize('NFC')
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, `At most ${max} characters`));

const requiredLine = (field: ProfileField, max: number) =>
  line(max).pipe(z.string().min(1, `${PROFILE_LABELS[field]} is required`));

/** A name as part of a person's identity. */
export const firstName = requiredLine('firstName', 80);
export const lastName = requiredLine('lastName', 80);

/** An email address, compared and kept in lower case. The pattern is the simple one of part 1
 * §5.1, without what mail programs read as comments, groups and lists. */
export const email = requiredLine('email', 254)
  .transform((typed) => typed.toLowerCase())
  .pipe(
    z
      .string()
      .regex(
        /^[^\s@<>()[\]\\:,;"]+@[^\s@<>()[\]\\:,;"]+\.[^\s@<>()[\]\\:,;"]+$/,
        MEMBER_TEXTS.invalidEmail,
      ),
  );

export const phoneNumber = requiredLine('phoneNumber', 30).pipe(
  z
    .string()
    .regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, 'Enter a phone number with 7 to 15 digits'),
);

const addressIsReadable = ({ value }: { value: unknown }) => {
  const typed = value as Partial<Record<ProfileField, unknown>> | undefined;
  return typeof typed?.country === 'string' && typeof typed.state === 'string';
};

/** The profile form (part 1 §5.1): every field required, state only where the country has a list of them. */
export const profile = z
  .strictObject({
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
  })
  .refine(({ country, state }) => state !== '' || statesOf(country).length === 0, {
    path: ['state'],
    message: `${PROFILE_LABELS.state} is required`,
    when: addressIsReadable,
  })
  .refine(
    ({ country, state }) => {
      const states = statesOf(country);
      return state === '' || states.length === 0 || states.includes(stateName(state, country));
    },
    { path: ['state'], message: 'Choose a state from the list', when: addressIsReadable },
  )
  .transform((typed) => ({ ...typed, state: stateName(typed.state, typed.country) }));
export type Profile = z.output<typeof profile>;
/** The profile form as it is typed, before it is checked. */
export type ProfileInput = z.input<typeof profile>;

const address = z.object({
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});

/** A member's own view of themselves; also what the portal's session stands on. */
export const me = z.object({
  id: z.number(),
  role: z.enum(ROLES),
  verified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** A changed address that waits for its confirmation link to be followed. */
  pendingEmail: z.string().nullable(),
  phoneNumber: z.string(),
  profilePicture: z.string().nullable(),
  createdAt: z.string(),
  address,
});
export type Me = z.output<typeof me>;

/** A row of the Users tab (part 1 §3, User list item). */
export const userListItem = z.object({
  user: z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    verified: z.boolean(),
    createdAt: z.string(),
    phoneNumber: z.string(),
    profilePicture: z.string().nullable(),
  }),
  address,
});
export type UserListItem = z.output<typeof userListItem>;

/** A row of the Directory: what members may know of each other (part 1 §2.6, ruling 5). */
export const directoryEntry = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  verified: z.boolean(),
  email: z.string(),
  city: z.string(),
  profilePicture: z.string().nullable(),
});
export type DirectoryEntry = z.output<typeof directoryEntry>;

/** Sort options of users and directory (part 1 §9). */
export const MEMBER_SORTS = {
  name_asc: 'Name A-Z',
  name_desc: 'Name Z-A',
  email_asc: 'Email A-Z',
  email_desc: 'Email Z-A',
  date_asc: 'Date oldest',
  date_desc: 'Date newest',
} as const;
export type MemberSort = keyof typeof MEMBER_SORTS;
const memberSort = z.enum(Object.keys(MEMBER_SORTS) as [MemberSort, ...MemberSort[]]);

/** The Users tab's role tabs behind All (part 1 §2.5). */
export const USER_TABS = [
  'attorney',
  'board_member',
  'caretaker',
  'employee',
  'foster',
  'pet_owner',
  'trustee',
  'veterinarian',
  'volunteer',
] as const satisfies readonly Role[];

/** The Directory's role tabs (part 1 §2.6). */
export const DIRECTORY_TABS = [
  'attorney',
  'caretaker',
  'veterinarian',
  'volunteer',
  'foster',
] as const satisfies readonly Role[];

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A newcomer's way in (ruling 2), and for everyone else what waits for them. */
export const home = z.object({
  checklist: z.array(
    z.object({
      step: z.enum(['profile', 'verification']),
      done: z.boolean(),
    }),
  ),
  attention: z.array(
    z.object({ kind: z.enum(['verify_members']), count: z.number(), link: z.string() }),
  ),
});
export type Home = z.output<typeof home>;

export const memberEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/users/me',
    access: 'member',
    summary: 'The signed-in member',
    answer: me,
  }),
  home: endpoint({
    method: 'GET',
    path: '/users/me/home',
    access: 'member',
    summary: 'What waits for the signed-in member: the joining checklist, and what needs attention',
    answer: home,
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/users/me',
    access: 'member',
    summary: 'Save one\u2019s own profile; a new email address waits for its confirmation',
    body: profile,
    answer: me,
  }),
  savePicture: endpoint({
    method: 'PUT',
    path: '/users/me/picture',
    access: 'member',
    summary: 'Set one\u2019s own profile picture (JPEG, PNG or WebP)',
    upload: { field: 'file', maxBytes: PICTURE.maxBytes },
    answer: me,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/me/picture',
    access: 'member',
    summary: 'Remove one\u2019s own profile picture',
    answer: me,
  }),
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: 'users',
    summary: 'Users, a page at a time',
    query: z.strictObject({
      ...pageQuery,
      sort: memberSort.default('name_asc'),
      role: z.enum(ROLES).optional(),
      verified: flag.optional(),
    }),
    answer: z.object({ users: z.array(userListItem), pagination }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: 'users',
    summary: 'One user',
    params: z.strictObject({ id }),
    answer: userListItem,
  }),
  verify: endpoint({
    method: 'PATCH',
    path: '/users/:id/verify',
    access: 'users',
    summary:
      'Verify a user or take it back; the flag as `verify` in the query or `verified` in the body',
    params: z.strictObject({ id }),
    query: z.strictObject({ verify: flag.optional() }),
    body: z.strictObject({ verified: z.boolean().optional() }),
    answer: userListItem,
  }),
  directory: endpoint({
    method: 'GET',
    path: '/directory',
    access: 'directory',
    summary: 'Verified members of a role, a page at a time',
    query: z.strictObject({
      ...pageQuery,
      sort: memberSort.default('name_asc'),
      role: z.enum(DIRECTORY_TABS),
    }),
    answer: z.object({ members: z.array(directoryEntry), pagination }),
  }),
};
