import { can, ROLES } from '@hearthside/contract/access';
import { BULK_MESSAGE_MAX, BULK_TEXT_MAX, type BulkWork } from '@hearthside/contract/member/bulk';
import { REASON_MAX } from '@hearthside/contract/member/users';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import { Notice } from '@/ui/notice';
import type { BulkTyped } from '../model/bulk-form';
import { roleOptions } from '../../model/bulk-words';
import { TrustChoice } from './trust-choice';

interface FieldsProps {
  form: UseFormReturn<BulkTyped, unknown, BulkWork>;
}

/** The new role of many, and why they get it. */
export function RoleFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <>
      <Field label="New role" required error={errors.role?.message}>
        <Select
          data-autofocus
          placeholder="Choose a role"
          options={roleOptions(ROLES)}
          {...form.register('role')}
        />
      </Field>
      <div aria-live="polite" className="empty:sr-only">
        {role && !can({ role, verified: true }, 'pet_records') && (
          <Notice tone="warn">
            Those who care for pets won’t see them anymore. To choose who takes over, change roles
            one at a time.
          </Notice>
        )}
      </div>
      <Field
        label="Reason"
        hint="It’s kept in the history for the other admins."
        required
        error={errors.reason?.message}
      >
        <Textarea rows={3} maxLength={REASON_MAX} {...form.register('reason')} />
      </Field>
    </>
  );
}

/** Why many are archived, which may stay empty. */
export function ArchiveField({ form }: FieldsProps) {
  return (
    <Field
      label="Reason"
      hint="It’s kept in the history for the other admins."
      optional
      error={form.formState.errors.reason?.message}
    >
      <Textarea rows={2} maxLength={REASON_MAX} data-autofocus {...form.register('reason')} />
    </Field>
  );
}

/** The trust that many are assigned to. */
export function TrustField({ form }: FieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'trustId' });
  return (
    <TrustChoice
      chosen={field.value}
      error={fieldState.error?.message}
      onChoose={(trustId) => field.onChange(trustId)}
    />
  );
}

/** A message to many: which way it goes, its text, and what the first of them will read. */
export function MessageFields({ form, firstName }: FieldsProps & { firstName?: string }) {
  const [way, text] = useWatch({ control: form.control, name: ['way', 'text'] });
  return (
    <>
      <ChoiceGroup label="How">
        <Radio
          label="In the inbox"
          hint="In each person’s own chat with the team. They don’t see each other."
          value="chat"
          {...form.register('way')}
        />
        <Radio
          label="By email"
          hint="A separate email to each person, with their name."
          value="mail"
          {...form.register('way')}
        />
      </ChoiceGroup>
      <Field
        label="Message"
        required
        error={form.formState.errors.text?.message}
        hint={`Up to ${BULK_TEXT_MAX.toLocaleString('en-US')} characters, to up to ${BULK_MESSAGE_MAX} users at a time.`}
      >
        <Textarea rows={5} maxLength={BULK_TEXT_MAX} {...form.register('text')} />
      </Field>
      {text.trim() && (
        <section
          aria-label="Preview"
          className="rounded-m border border-line bg-surface-sunken p-3"
        >
          <h3 className="text-s font-semibold">Preview</h3>
          {way === 'mail' && (
            <p className="mt-1 text-s text-ink-soft">Hello {firstName ?? '[first name]'},</p>
          )}
          <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        </section>
      )}
    </>
  );
}
