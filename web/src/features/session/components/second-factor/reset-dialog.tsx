import { REASON_MAX } from '@hearthside/contract/member/users';
import { resetReason } from '@hearthside/contract/session/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useResetFactor } from '../../api/own-factor';
import { useMe } from '../../api/sessions';
import type { ResetFactorProps } from './reset-factor';

export interface ResetDialogProps extends ResetFactorProps {
  open: boolean;
  onClose: () => void;
}

type ResetValues = { reason: string };

/** Asks an admin why a member's lost second factor is to be reset. */
export function ResetDialog({ open, memberId, name, onClose }: ResetDialogProps) {
  const { trigger } = useResetFactor();
  const me = useMe();
  const kept = useMemo(
    () => draft<ResetValues>(me.id, `reset-factor.${memberId}`),
    [me.id, memberId],
  );
  const form = useForm({
    resolver: zodResolver(resetReason),
    defaultValues: { reason: '', ...kept.read() },
  });
  useFormDraft(form, kept);
  const { errors } = form.formState;
  const discard = () => {
    kept.clear();
    form.reset({ reason: '' });
  };
  const submit = submitting(form, async ({ reason }) => {
    await trigger({ id: memberId, reason });
    toast.success(`We emailed ${name} about the reset.`);
    discard();
    onClose();
  });
  return (
    <FormDialog
      form={form}
      discard={discard}
      submit={submit}
      open={open}
      onClose={onClose}
      size="s"
      title={`Reset ${name}’s two-step sign-in?`}
      description="Use this if they’ve lost their phone, passkeys and recovery codes. They’re told right away. It takes effect after 24 hours, or as soon as they confirm with the link we email them. Then they sign in with their password and set it up again."
      submitLabel="Reset"
      busyLabel="One moment..."
      danger
    >
      <Field
        label="Reason"
        hint="The member sees it, and it’s kept in the history."
        required
        error={errors.reason?.message}
      >
        <Textarea rows={3} maxLength={REASON_MAX} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
