import { FORM_LIMITS, FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { Submission } from '@hearthside/contract/form/submission';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { z } from 'zod';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { senderOf } from '../../model/submission-words';
import { rejectDraft, useDecision } from './use-decision';

/** The consequences of a rejection. */
function rejectionWords(submission: Submission): string {
  const { canResend, formTitle } = submission;
  return canResend
    ? `We’ll notify ${senderOf(submission)}, who can change the answers to “${formTitle}” and send them again.`
    : `We’ll notify ${senderOf(submission)}, who can’t send “${formTitle}” again: it is not meant for them anymore.`;
}

export interface RejectFormProps {
  submission: Submission;
  open: boolean;
  onClose: () => void;
  onRejected?: (() => void) | undefined;
}

const rejectForm = z.object({
  message: z.string().trim().max(FORM_LIMITS.message, `At most ${FORM_LIMITS.message} characters`),
});

/** The form for rejecting a submission. Loaded on demand: whoever approves never needs it. */
export function RejectForm({ submission, open, onClose, onRejected }: RejectFormProps) {
  const { id, revision } = submission;
  const decide = useDecision();
  // Kept when the dialog is closed by accident, or because the answers were sent again. 'Cancel' discards it.
  const me = useMe();
  const kept = useMemo(() => rejectDraft(me.id, id), [me.id, id]);
  const form = useForm({
    resolver: zodResolver(rejectForm),
    defaultValues: { message: '', ...kept.read() },
  });
  useFormDraft(form, kept);
  const submit = submitting(
    form,
    async ({ message }) => {
      await decide({ responseId: id, approve: false, message, revision }, senderOf(submission));
      onClose();
      onRejected?.();
    },
    FORM_TEXTS.approveFailed,
  );
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open={open}
      onClose={onClose}
      title="Reject submission"
      description={rejectionWords(submission)}
      submitLabel="Reject"
      busyLabel="Rejecting..."
      danger
    >
      <Field
        label="Reason"
        optional
        hint="They’ll see this exactly as you write it."
        error={form.formState.errors.message?.message}
      >
        <Textarea data-autofocus {...form.register('message')} />
      </Field>
    </FormDialog>
  );
}
