import { responseEndpoints } from '@hearthside/contract/form/response';
import { useCallback } from 'react';
import { useVerifying } from '@/features/member';
import { useInvalidate } from '@/lib/api/swr-config';
import { useExport } from '@/lib/files/use-export';
import { useNow } from '@/lib/use-now';
import { forms } from '../../api/forms';

/**
 * What was answered to a form: its questions, what the answers add up to, and who sent it last; with a `responseId`
 * that response, with the form as it was answered.
 */
export const useResponses = forms.responses.query({ keepPreviousData: false });

/** A response as it is now, for paper. */
export const useResponseNow = (formId: number, responseId: number) =>
  useNow(useCallback(() => forms.responses({ formId, responseId }), [formId, responseId]));

/** Saves all responses to a form as a file, a row each. */
export const useResponsesExport = () => useExport(responseEndpoints.exportResponses);

/** All of the forms but the response itself, which is not asked for any more: it is gone. */
function staleAfterRemoval({ formId, responseId }: { formId: number; responseId: number }) {
  const isGone = forms.responses.matches({ formId, responseId });
  const isLeft = (key: unknown) => Array.isArray(key) && key[0] === 'form' && !isGone(key);
  return [isLeft, 'member', 'history'];
}
/** Deletes a response, which can be brought back for a while. */
export const useRemoveResponse = forms.removeResponse.mutation({
  invalidates: staleAfterRemoval,
  // A refusal too says something new: somebody else may have been quicker.
  invalidatesOnError: staleAfterRemoval,
});

/** Brings a deleted response back. */
export const useRestoreResponse = forms.restoreResponse.mutation({
  invalidates: ['form', 'member', 'history'],
});

/** A page of what was sent for review. */
export const useSubmissions = forms.submissions.query();

/** A submission with the form as it was answered. */
export const useSubmission = forms.submission.query();

const decision = {
  answers: ({ responseId }: { responseId: number }) => forms.submission.key({ responseId }),
  invalidates: ['form', 'member', 'history'],
  // A refusal too says something new: somebody else may have been quicker.
  invalidatesOnError: ['form', 'member', 'history'],
};
/** Approves or rejects a submission. */
export const useReview = forms.approve.mutation(decision);
/** Undoes the decision that made this revision of a submission. */
export const useUndoReview = forms.undoReview.mutation(decision);

/** Verifies who has sent a submission, or takes it back; submissions show it. */
export function useVerifySender() {
  const invalidate = useInvalidate();
  return useVerifying(() => void invalidate('form'));
}
