import { trustEndpoints } from '@hearthside/contract/trust/endpoints';
import { userEndpoints } from '@hearthside/contract/member/users';
import { resource } from '@/lib/api/resource';

export const trusts = resource('trust', trustEndpoints);
// Requests about people belong to the subject 'member'.
const users = resource('member', userEndpoints);

export const useTrusts = trusts.list.query();

/** One trust with the first of its people and pets. */
export const useTrust = trusts.detail.query();

/** A page of a trust's people, because there may be more than come with the trust. */
export const useTrustPeople = trusts.people.query();
export const useTrustPets = trusts.pets.query();

/** The first users whose name or email matches these words, with the total. */
export const usePeople = users.list.query();

/** One user, with the trusts they are already assigned to. */
export const useUser = users.detail.query();

export const useCreateTrust = trusts.create.mutation({
  invalidates: ['trust', 'history'],
  // If refused, there is one with this name already, which the list may not have yet.
  invalidatesOnError: ['trust'],
});

/** Renames a trust. The new name also shows at its people. */
export const useRenameTrust = trusts.rename.mutation({
  invalidates: ['member', 'trust', 'history'],
  invalidatesOnError: ['member', 'trust'],
});

/** Saves the notes of a trust. If refused, somebody else has changed them. */
export const useSaveNotes = trusts.saveNotes.mutation({
  answers: ({ id }) => trusts.detail.key({ id }),
  invalidates: ['history'],
  invalidatesOnError: ['trust'],
});

/** Deletes a trust that nobody is assigned to. */
export const useDeleteTrust = trusts.remove.mutation({
  // Not the trust itself: its page may still be fading out, and there is nothing left to request.
  invalidates: [trusts.list.matches(), 'history'],
  // If refused, it has changed since it was shown: somebody was assigned, or it is gone.
  invalidatesOnError: ['trust'],
});

export interface Assignment {
  userId: number;
  trustId: number;
}

const STALE = ['member', 'trust', 'history'];
// A refusal can bring something new too: somebody was faster, or the first answer was lost.
const assignmentChange = { invalidates: STALE, invalidatesOnError: STALE };
/** Assigns a user to a trust, which also opens its chat to them. */
export const useAssign = trusts.assign.mutation(assignmentChange);
/** Removes a user from a trust, and with it from its chat. */
export const useUnassign = trusts.unassign.mutation(assignmentChange);
