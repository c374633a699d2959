import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { useFormNow } from '../../api/forms';

export interface EditorSaveReviewProps {
  /** The form as it was opened. */
  opened: FormDetail;
  /** Whether an admin reviews its responses once it is published. */
  needsReview: boolean;
}

const beginWords = (count: number) =>
  count === 1
    ? '1 response that was sent without review will wait for review.'
    : `${count.toLocaleString('en-US')} responses that were sent without review will wait for review.`;

const endWords = (count: number) =>
  count === 1
    ? '1 response that waits for review will need none.'
    : `${count.toLocaleString('en-US')} responses that wait for review will need none.`;

/** How many responses change their status when the form is published with the other setting for review (ruling 17a). */
export function EditorSaveReview({ opened, needsReview }: EditorSaveReviewProps) {
  // Responses may arrive while the form is being edited.
  const { form } = useFormNow(opened.form.id).data ?? opened;
  const count = needsReview ? form.submitted : form.pending;
  if (form.needsReview === needsReview || count === 0) return null;
  return (
    <div className="text-s text-ink-soft">
      <p className="font-semibold text-ink">{needsReview ? beginWords(count) : endWords(count)}</p>
      <p className="mt-1">
        {needsReview
          ? 'Their members see “Pending Approval” until an admin decides.'
          : 'Their members see “Submitted”. Decisions made so far stay.'}
      </p>
    </div>
  );
}
