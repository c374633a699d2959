import { archiving } from '@hearthside/contract/member/account';
import type { UserListItem } from '@hearthside/contract/member/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { fullName } from '@/lib/full-name';
import { useForm } from '@/lib/use-form';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { ARCHIVE_WORDS } from '../../model/archive-words';
import { useArchive } from '../../users/api/account';
import { useUnarchiving } from './use-unarchiving';

export interface ArchiveDialogProps {
  user: UserListItem['user'];
  open: boolean;
  onClose: () => void;
}

/** Archives somebody who has left, with a reason if there is one. */
export function ArchiveDialog({ user, open, onClose }: ArchiveDialogProps) {
  const { trigger } = useArchive();
  const restore = useUnarchiving();
  const me = useMe();
  const name = fullName(user);
  const kept = useMemo(
    () => draft<{ reason: string }>(me.id, `archive.${user.id}`),
    [me.id, user.id],
  );
  const form = useForm({
    resolver: zodResolver(archiving),
    defaultValues: { reason: '', ...kept.read() },
  });
  useFormDraft(form, kept);
  const { errors } = form.formState;
  const submit = submitting(
    form,
    async ({ reason = '' }) => {
      await trigger({ id: user.id, reason });
      kept.clear();
      toast.undo('User archived', () => void restore(user), { about: name });
      onClose();
    },
    'Failed to archive the user',
  );
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open={open}
      onClose={onClose}
      title={`Archive ${name}?`}
      description={ARCHIVE_WORDS.one}
      submitLabel="Archive"
      danger
    >
      <Field
        label="Reason"
        hint="It’s kept in the history for the other admins. The member doesn’t see it."
        optional
        error={errors.reason?.message}
      >
        <Textarea rows={3} data-autofocus {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
