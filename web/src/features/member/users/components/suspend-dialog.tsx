import { suspension } from '@hearthside/contract/member/account';
import { shownDay } from '@hearthside/contract/shown-date';
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
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useSuspend } from '../api/account';
import { useUser } from '../api/users';
import { useLifting } from './use-lifting';

export interface SuspendDialogProps {
  user: UserListItem['user'];
  open: boolean;
  onClose: () => void;
}

type SuspendValues = { reason: string; until: string | null };

/** Suspends somebody, with a reason that stays in their history, or changes their suspension. */
export function SuspendDialog({ user, open, onClose }: SuspendDialogProps) {
  const { trigger } = useSuspend();
  const lift = useLifting();
  const me = useMe();
  const name = fullName(user);
  const now = useUser({ id: user.id }).data?.suspension;
  const kept = useMemo(() => draft<SuspendValues>(me.id, `suspend.${user.id}`), [me.id, user.id]);
  const form = useForm({
    resolver: zodResolver(suspension),
    defaultValues: { reason: now?.reason ?? '', until: now?.until ?? null, ...kept.read() },
  });
  useFormDraft(form, kept);
  const { errors } = form.formState;
  const submit = submitting(
    form,
    async (values) => {
      await trigger({ id: user.id, ...values });
      kept.clear();
      const until = values.until ? `${name}, until ${shownDay(values.until)}` : name;
      if (now) toast.success('Suspension changed', until);
      else toast.undo('User suspended', () => void lift(user), { about: until });
      onClose();
    },
    'Failed to suspend the user',
  );
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open={open}
      onClose={onClose}
      title={now ? `Change ${name}’s suspension` : `Suspend ${name}?`}
      description="They’re signed out right away and can’t sign in. Nothing is deleted, and we email them how long it lasts. If they’ve left, archive them instead."
      submitLabel={now ? 'Save' : 'Suspend'}
      danger
    >
      <Field
        label="Reason"
        hint="It’s kept in the history for the other admins. The member doesn’t see it."
        required
        error={errors.reason?.message}
      >
        <Textarea rows={3} data-autofocus {...form.register('reason')} />
      </Field>
      <Field
        label="They can sign in again on"
        hint="Leave this empty to suspend them until an admin lifts it."
        optional
        error={errors.until?.message}
      >
        <TextInput
          type="date"
          {...form.register('until', { setValueAs: (typed: string | null) => typed || null })}
        />
      </Field>
    </FormDialog>
  );
}
