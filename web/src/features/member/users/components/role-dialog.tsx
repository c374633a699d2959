import { can, ROLE_LABELS, ROLES, type Role } from '@hearthside/contract/access';
import { roleChange, type UserListItem } from '@hearthside/contract/member/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { draft, type Draft } from '@/lib/drafts/draft';
import { submitting } from '@/lib/form-submit';
import { fullName } from '@/lib/full-name';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/fields/select';
import { SkeletonText } from '@/ui/skeleton';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useChangeRole, useUserDependents } from '../api/users';
import { RoleEffect } from './role-effect';
import { SuccessorChoice, successorIdOf, type Successor } from './successor-choice';

export interface RoleDialogProps {
  user: UserListItem['user'];
  open: boolean;
  onClose: () => void;
}

type RoleValues = { role: Role; reason: string; successorId?: number | undefined };

const EMPTY: RoleValues = { role: '' as Role, reason: '' };

/** What was typed before, without a role that they have in the meantime. */
function typedBefore(kept: Draft<RoleValues>, now: Role): Partial<RoleValues> {
  const typed = kept.read() ?? {};
  return typed.role === now ? { reason: typed.reason } : typed;
}

/** Gives somebody another role, with a reason that stays in their history. */
export function RoleDialog({ user, open, onClose }: RoleDialogProps) {
  const { trigger } = useChangeRole();
  // Kept when the dialog is closed by accident. 'Cancel' discards it.
  const me = useMe();
  const kept = useMemo(() => draft<RoleValues>(me.id, `role.${user.id}`), [me.id, user.id]);
  const form = useForm({
    resolver: zodResolver(roleChange),
    defaultValues: { ...EMPTY, ...typedBefore(kept, user.role) },
  });
  useFormDraft(form, kept);
  const { errors, isSubmitting } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const [successor, setSuccessor] = useState<Successor>();
  const belongings = useUserDependents(user.id);
  const care = belongings.data?.find(({ kind }) => kind === 'care');
  // Somebody who can no longer see pet records can't care for the pets either.
  const losesPets = Boolean(role) && !can({ role, verified: true }, 'pet_records');
  const isAnswered = belongings.data !== undefined && (!care || successor !== undefined);
  const submit = submitting(
    form,
    async (values) => {
      const successorId = losesPets ? successorIdOf(successor) : undefined;
      await trigger({ id: user.id, ...values, successorId });
      kept.clear();
      toast.success(`Role changed to ${ROLE_LABELS[values.role].one}`, fullName(user));
      onClose();
    },
    'Failed to change the role',
  );
  const cancel = () => {
    kept.clear();
    onClose();
  };
  const options = ROLES.map((value) => ({
    value,
    label: ROLE_LABELS[value].one + (value === user.role ? ' (now)' : ''),
    disabled: value === user.role,
  }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change role"
      description={`${fullName(user)} is ${ROLE_LABELS[user.role].one} now.`}
      dismissable={!isSubmitting}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" onClick={cancel} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={losesPets && !isAnswered}
            busy={isSubmitting}
            busyLabel="Changing..."
          >
            Change role
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        <Field label="New role" required error={errors.role?.message}>
          <Select
            data-autofocus
            placeholder="Choose a role"
            options={options}
            {...form.register('role')}
          />
        </Field>
        <div aria-live="polite" className="empty:sr-only">
          {role && <RoleEffect from={user.role} to={role} verified={user.verified} />}
        </div>
        {losesPets && (
          <AsyncView
            {...belongings}
            skeleton={<SkeletonText lines={1} label="Looking up the pets they care for..." />}
            errorTitle="We couldn’t load the pets they care for"
            errorMessage={(error) => messageOf(error)}
          >
            {() =>
              care && (
                <SuccessorChoice
                  memberId={user.id}
                  care={care}
                  chosen={successor}
                  onChoose={setSuccessor}
                />
              )
            }
          </AsyncView>
        )}
        <Field
          label="Reason"
          hint="It is kept in the history for the other admins."
          required
          error={errors.reason?.message}
        >
          <Textarea rows={3} {...form.register('reason')} />
        </Field>
        {errors.root?.message && (
          <Notice tone="bad" live intoView>
            {errors.root.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
