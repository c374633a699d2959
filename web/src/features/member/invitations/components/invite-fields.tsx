import { ROLE_LABELS, ROLES } from '@hearthside/contract/access';
import type { NewInvitation, NewInvitationInput } from '@hearthside/contract/member/invitations';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { VerifiedFromStart } from './verified-from-start';

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role].one }));

/** Who is invited, and with which role. */
export function InviteFields({
  form,
}: {
  form: UseFormReturn<NewInvitationInput, unknown, NewInvitation>;
}) {
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field label={PROFILE_LABELS.firstName} error={errors.firstName?.message}>
          <TextInput autoComplete="off" data-autofocus {...form.register('firstName')} />
        </Field>
        <Field label={PROFILE_LABELS.lastName} error={errors.lastName?.message}>
          <TextInput autoComplete="off" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label={PROFILE_LABELS.email} error={errors.email?.message}>
        <EmailInput autoComplete="off" {...form.register('email')} />
      </Field>
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field label={PROFILE_LABELS.phoneNumber} optional error={errors.phoneNumber?.message}>
          <TextInput type="tel" autoComplete="off" {...form.register('phoneNumber')} />
        </Field>
        <Field label="Role" error={errors.role?.message}>
          <Select placeholder="Choose a role" options={ROLE_OPTIONS} {...form.register('role')} />
        </Field>
      </div>
      <div aria-live="polite" className="empty:sr-only">
        {role === 'admin' && (
          <Notice tone="warn">
            An admin may see and change everything: every person, every pet, and who else is an
            admin.
          </Notice>
        )}
      </div>
      <VerifiedFromStart {...form.register('verified')} />
    </div>
  );
}
