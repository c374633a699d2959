import { INVITATION_DAYS, newInvitation } from '@hearthside/contract/member/invitations';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { submitting } from '@/lib/form-submit';
import { fullName } from '@/lib/full-name';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { withDraft } from '@/lib/drafts/with-draft';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useInvite } from '../api/invitations';
import { EMPTY_INVITATION, inviteDraft } from '../../model/invite-draft';
import { InviteFields } from './invite-fields';
import { useDiscard } from '@/ui/dialogs/use-discard';

export interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites one person by mail. What was typed is kept until it is sent, even if it is closed by accident. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const me = useMe();
  const kept = useMemo(() => inviteDraft(me.id), [me.id]);
  const { trigger } = useInvite();
  const form = useForm({
    resolver: zodResolver(newInvitation),
    defaultValues: withDraft(EMPTY_INVITATION, kept),
  });
  useFormDraft(form, kept);
  const { errors, isSubmitting } = form.formState;
  const { again, settle, discard } = useDiscard(kept, {
    empty: EMPTY_INVITATION,
    show: (typed) => form.reset(typed),
    said: 'Invitation discarded',
  });

  const close = () => {
    // Errors from before should not be shown when the dialog opens again.
    form.clearErrors();
    settle();
    onClose();
  };
  const cancel = () => {
    discard(form.getValues());
    close();
  };
  const submit = submitting(form, async (values) => {
    await trigger(values);
    kept.clear();
    form.reset(EMPTY_INVITATION);
    toast.success(`Invitation sent to ${fullName(values)}`);
    close();
  });

  return (
    <Dialog
      open={open || again}
      onClose={close}
      dismissable={!isSubmitting}
      title="Invite someone"
      description={`We’ll email them a link to choose their password. It works for ${INVITATION_DAYS} days.`}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            icon={<Send size={18} aria-hidden />}
            busy={isSubmitting}
            busyLabel="Sending..."
          >
            Send the invitation
          </Button>
        </>
      }
    >
      <InviteFields form={form} />
      {errors.root?.message && (
        <Notice tone="bad" live intoView className="mt-4">
          {errors.root.message}
        </Notice>
      )}
    </Dialog>
  );
}
