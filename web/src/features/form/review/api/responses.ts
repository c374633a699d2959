import { responseEndpoints } from '@hearthside/contract/form/response';
import { useCallback } from 'react';
import { useVerifying } from '@/features/member';
import { useInvalidate } from '@/lib/api/swr-config';
import { useExport } from '@/lib/files/use-export';
import { useNow } from '@/lib/use-now';
import { forms } from '../../api/forms';

/**
 * The responses to a form: its questions, the totals of the answers, and who sent it last. With a `responseId`, that
 * response, with the form as it was when answered.
 */
export const useResponses = forms.responses.query({ keepPreviousData: false });

/** The current state of a response, for printing. */
export const useResponseNow = (formId: number, responseId: number) =>
  useNow(useCallback(() => forms.responses({ formId, responseId }), [formId, responseId]));

/** Saves all responses to a form as a file, one row each. */
export const useResponsesExport = () => useExport(responseEndpoints.exportResponses);

/** Everything of the forms except the response itself, which is not requested anymore because it is gone. */
function staleAfterRemoval({ formId, responseId }: { formId: number; responseId: number }) {
  const isGone = forms.responses.matches({ formId, responseId });
  const isLeft = (key: unknown) => Array.isArray(key) && key[0] === 'form' && !isGone(key);
  return [isLeft, 'member', 'history'];
}
/** Deletes a response. It can be restored for a while. */
export const useRemoveResponse = forms.removeResponse.mutation({
  invalidates: staleAfterRemoval,
  // A refusal can bring something new too: somebody else may have been faster.
  invalidatesOnError: staleAfterRemoval,
});

/** The deleted responses to a form that can still be restored. */
export const useResponseTrash = forms.responseTrash.query();

/** Restores a deleted response. */
export const useRestoreResponse = forms.restoreResponse.mutation({
  invalidates: ['form', 'member', 'history'],
});

/** A page of submissions. */
export const useSubmissions = forms.submissions.query();

/** A submission with the form as it was when answered. */
export const useSubmission = forms.submission.query();

const decision = {
  answers: ({ responseId }: { responseId: number }) => forms.submission.key({ responseId }),
  invalidates: ['form', 'member', 'history'],
  // A refusal can bring something new too: somebody else may have been faster.
  invalidatesOnError: ['form', 'member', 'history'],
};
/** Approves or rejects a submission. */
export const useReview = forms.approve.mutation(decision);
/** Undoes the decision that led to this revision of a submission. */
export const useUndoReview = forms.undoReview.mutation(decision);

/** Verifies the sender of a submission, or undoes that. Submissions show it. */
export function useVerifySender() {
  const invalidate = useInvalidate();
  return useVerifying(() => void invalidate('form'));
}
