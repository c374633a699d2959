import { z } from 'zod';
import { endpoint } from '../endpoint';
import { MESSAGE_WAYS } from '../inbox/message-way';
import { idParams } from '../list';
import { directoryEntry } from './directory';

export const MEMBER_PAGE_TEXTS = {
  missing: 'No one here',
  loadFailed: 'Failed to load this member',
} as const;

/** The most pets on a member's page. */
export const MEMBER_PETS_MAX = 12;

/** A member's page: what they chose to show, and those of their pets that the reader may see. */
export const memberPage = directoryEntry.omit({ miles: true }).extend({
  /** Whether they have a caregiver's card that the reader may open. */
  hasCard: z.boolean(),
  pets: z.object({
    /** The first by name: their own, and those they care for. */
    first: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        breed: z.string(),
        picture: z.string().nullable(),
        own: z.boolean(),
      }),
    ),
    total: z.number(),
  }),
  /** How the reader can write to them. */
  message: z.enum(MESSAGE_WAYS),
});
export type MemberPage = z.output<typeof memberPage>;

export const memberPageEndpoints = {
  memberPage: endpoint({
    method: 'GET',
    path: '/members/:id',
    access: 'directory',
    summary:
      'A member as the directory shows them, with those of their pets that the caller may see',
    params: idParams,
    answer: memberPage,
  }),
};
