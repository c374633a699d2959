import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams, pageQuery, pagination } from '../list';
import { address, caregiverSave } from './profile';

/** Texts of part 1 §2.7 and §8, letter for letter. */
export const CAREGIVER_TEXTS = {
  loading: 'Loading caregivers...',
  noMatch: 'No caregivers found matching your search.',
  none: 'No caregivers available.',
  fetchFailed: 'Failed to fetch caregivers',
  loadFailed: 'Failed to load caregivers',
  noneSelected: 'No caregiver selected',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile',
  cancelled: 'Changes cancelled',
} as const;

/** Cards on a page of caregivers: whole rows of two, three and four. */
export const CAREGIVERS_PAGE = 12;

/** A caregiver as members meet them (part 1 §3): a caretaker, with what ruling 5 lets members know. */
export const caregiver = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  verified: z.boolean(),
  email: z.string(),
  phoneNumber: z.string(),
  address,
  profileImage: z.string().nullable(),
  /** The trusts they are assigned to, by name; empty without one. */
  petTrustName: z.string(),
});
export type Caregiver = z.output<typeof caregiver>;

/** One caregiver in detail. */
export const caregiverDetail = caregiver.extend({
  /** Whether the caller may edit the card: an admin, or its own caretaker. */
  mayEdit: z.boolean(),
  /** A changed address that waits for its confirmation; told to whoever may edit. */
  pendingEmail: z.string().nullable(),
  revision: z.string(),
});
export type CaregiverDetail = z.output<typeof caregiverDetail>;

export const caregiverEndpoints = {
  caregivers: endpoint({
    method: 'GET',
    path: '/caregivers/list',
    access: 'caregivers',
    summary: 'Caregivers by name, a page at a time',
    query: z.strictObject({ ...pageQuery, limit: pageQuery.limit.default(CAREGIVERS_PAGE) }),
    answer: z.object({ success: z.literal(true), data: z.array(caregiver), pagination }),
  }),
  caregiver: endpoint({
    method: 'GET',
    path: '/caregivers/:id',
    access: 'caregivers',
    summary: 'One caregiver',
    params: idParams,
    answer: caregiverDetail,
  }),
  saveCaregiver: endpoint({
    method: 'PUT',
    path: '/caregivers/profile',
    access: 'caregivers',
    onlyFor: { roles: ['admin', 'caretaker'], refusal: 'You may edit only your own profile.' },
    summary:
      'Save a caregiver\u2019s profile: one\u2019s own, or as an admin; a new email address waits for its confirmation',
    body: caregiverSave,
    answer: z.object({ success: z.literal(true), message: z.string(), data: caregiverDetail }),
  }),
};
