import type { Submission } from '@hearthside/contract/form/submission';
import { useSubject } from '@/lib/use-subject';
import { LateDialog } from '@/ui/dialogs/late-dialog';
import { latePart } from '@/ui/late-part';

const useRejectForm = latePart(async () => (await import('./reject-form')).RejectForm);

export interface SubmissionRejectProps {
  /** The submission to reject. The dialog is open while there is one. */
  submission: Submission | undefined;
  onClose: () => void;
  onRejected?: () => void;
}

/** Rejects a submission, with an optional reason (part 2 §5). */
export function SubmissionReject({ submission, onClose, onRejected }: SubmissionRejectProps) {
  const { shown, opening } = useSubject(submission);
  if (!shown) return null;
  return (
    <OneRejection
      key={opening}
      submission={shown}
      open={submission !== undefined}
      onClose={onClose}
      onRejected={onRejected}
    />
  );
}

function OneRejection(props: {
  submission: Submission;
  open: boolean;
  onClose: () => void;
  onRejected: (() => void) | undefined;
}) {
  const form = useRejectForm();
  const { data: RejectForm } = form;
  if (RejectForm) return <RejectForm {...props} />;
  return (
    <LateDialog part={form} open={props.open} onClose={props.onClose} title="Reject submission" />
  );
}
