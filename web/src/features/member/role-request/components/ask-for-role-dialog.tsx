import { REQUESTABLE_ROLES, ROLE_LABELS } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/me';
import { roleWish, type RoleWish } from '@hearthside/contract/member/role-request';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useAskForRole } from '../api/role-request';

export interface AskForRoleDialogProps {
  me: Me;
  /** The request that there is, which a new one replaces. */
  request: { role: string; reason: string } | null;
  open: boolean;
  onClose: () => void;
}

/** Asks the office for another role, with a reason. */
export function AskForRoleDialog({ me, request, open, onClose }: AskForRoleDialogProps) {
  const { trigger } = useAskForRole();
  const kept = useMemo(() => draft<RoleWish>(me.id, 'role-request'), [me.id]);
  const form = useForm({
    resolver: zodResolver(roleWish),
    defaultValues: {
      role: (request?.role ?? '') as RoleWish['role'],
      reason: request?.reason ?? '',
      ...kept.read(),
    },
  });
  useFormDraft(form, kept);
  const { errors } = form.formState;
  const submit = submitting(
    form,
    async (values) => {
      await trigger(values);
      kept.clear();
      toast.success(`You requested the role ${ROLE_LABELS[values.role].one}`);
      onClose();
    },
    'Your request could not be sent',
  );
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open={open}
      onClose={onClose}
      title="Request another role"
      description="An admin will review it and get back to you. Your role won’t change until then."
      submitLabel="Send"
      busyLabel="Sending..."
    >
      <Field label="Role" required error={errors.role?.message}>
        <Select
          data-autofocus
          placeholder="Choose a role"
          options={REQUESTABLE_ROLES.filter((role) => role !== me.role).map((value) => ({
            value,
            label: ROLE_LABELS[value].one,
          }))}
          {...form.register('role')}
        />
      </Field>
      <Field
        label="Why"
        hint="A sentence or two helps the admin decide."
        required
        error={errors.reason?.message}
      >
        <Textarea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
