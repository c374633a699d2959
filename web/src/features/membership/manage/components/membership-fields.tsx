import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { dayIn } from '@hearthside/contract/calendar-days';
import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import {
  Controller,
  useWatch,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useSettings } from '@/features/settings';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import type { MembershipInput } from '../../model/membership-form';
import { MoneyInput } from '../../plans/components/money-input';

export interface MembershipFieldsProps<Typed extends FieldValues & MembershipInput, Given> {
  form: UseFormReturn<Typed, unknown, Given>;
  /** Where the amount comes from. */
  amountHint?: string;
}

/** Amount, deadline and reminders of a membership (part 2 §2). */
export function MembershipFields<Typed extends FieldValues & MembershipInput, Given>(
  props: MembershipFieldsProps<Typed, Given>,
) {
  const { form, amountHint } = props;
  const name = (field: keyof MembershipInput) => field as Path<Typed>;
  const errorOf = (field: keyof MembershipInput) => form.getFieldState(name(field)).error?.message;
  const { timeZone } = useSettings();
  const deadline = useWatch({ control: form.control, name: name('nextDeadline') }) as string;
  const isOver = isCalendarDate(deadline) && deadline < dayIn(timeZone, new Date());
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field label={MEMBERSHIP_TEXTS.amount} required error={errorOf('amount')}>
          <Controller
            control={form.control}
            name={name('amount')}
            render={({ field }) => <MoneyInput data-autofocus {...field} />}
          />
        </Field>
        <Field label={MEMBERSHIP_TEXTS.nextDeadline} required error={errorOf('nextDeadline')}>
          <TextInput type="date" {...form.register(name('nextDeadline'))} />
        </Field>
      </div>
      {isOver && (
        <p role="status" className="-mt-2 text-s text-warn">
          This date has passed, so the membership would be past due from the start.
        </p>
      )}
      {amountHint && <p className="-mt-2 text-s text-ink-soft">{amountHint}</p>}
      <Checkbox
        label={MEMBERSHIP_TEXTS.enableReminders}
        hint="By email and in the portal, 30, 7 and 1 days before the deadline and once after it."
        {...form.register(name('reminders'))}
      />
    </div>
  );
}
