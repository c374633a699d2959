import { z } from 'zod';
import { withCheckedState } from '../checked-state';
import { COUNTRIES } from '../countries';
import { endpoint } from '../endpoint';
import { id } from '../list';
import { givenPassword } from '../session/password';
import { countryName } from '../states';
import { text } from '../text';
import { me } from './me';
import {
  email,
  firstName,
  lastName,
  line,
  phoneNumber,
  PROFILE_LABELS,
  requiredLine,
} from './person-fields';

/** A profile picture: at most 10 MB as chosen. It is re-encoded as a square with this edge length in pixels. */
export const PICTURE = { maxBytes: 10 * 1024 * 1024, edge: 512 } as const;

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

/**
 * What the directory shows about a member besides name and role. The member chooses (part 1 §2.6). What is left out
 * stays as it is, so that an old window does not undo what was chosen elsewhere.
 */
export const visibility = z.strictObject({
  showEmail: z.boolean().optional(),
  showCity: z.boolean().optional(),
});
export type Visibility = z.output<typeof visibility>;

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
