import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams, pageQuery, pagination } from '../list';
import { shownOffer } from './offer';
import { offerFilters } from './place';
import { address } from './me';
import { caregiverSave } from './profile';

/** Texts of part 1 §2.7 and §8, word for word. */
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

/** Cards on a page of caregivers: fills whole rows of two, three and four. */
export const CAREGIVERS_PAGE = 12;

/** A caregiver as members see them (part 1 §3): a caretaker, with the fields that ruling 5 allows. */
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
  /** The names of the trusts they are assigned to. Empty if none. */
  petTrustName: z.string(),
  offer: shownOffer,
  /** Miles from the postal code that was searched around to the middle of their city. Null if none was. */
  miles: z.number().nullable(),
});
export type Caregiver = z.output<typeof caregiver>;

export const caregiverDetail = caregiver.extend({
  /** Whether the caller may edit the card: admins, and the caretaker themselves. */
  mayEdit: z.boolean(),
  /** A changed address that waits for confirmation. Only sent to those who may edit. */
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
    query: z.strictObject({
      ...pageQuery,
      limit: pageQuery.limit.default(CAREGIVERS_PAGE),
      ...offerFilters,
    }),
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
    onlyFor: { roles: ['admin', 'caretaker'], refusal: 'You can edit only your own profile.' },
    summary:
      'Save a caregiver\u2019s profile: your own, or anyone\u2019s as an admin; a new email address takes effect once confirmed',
    body: caregiverSave,
    answer: z.object({ success: z.literal(true), message: z.string(), data: caregiverDetail }),
  }),
};
