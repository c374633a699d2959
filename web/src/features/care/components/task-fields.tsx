import {
  CARE_KINDS,
  CARE_LABELS,
  CARE_LIMITS,
  REPEAT_LABELS,
  TOLD_AFTER_LABELS,
  WEEKDAYS,
} from '@hearthside/contract/care/fields';
import { shownZone } from '@hearthside/contract/shown-date';
import { Plus, X } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { ChoiceGroup } from '@/ui/fields/radio';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { IconButton } from '@/ui/icon-button';
import {
  ANYONE,
  NOT_TOLD,
  typedSchedule,
  type TaskGiven,
  type TaskTyped,
} from '../model/task-form';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const KINDS = optionsOf(CARE_KINDS);
const REPEATS = optionsOf(REPEAT_LABELS);
const UNITS: Record<string, string> = { days: 'days', weeks: 'weeks', months: 'months' };
const TOLD_AFTER = optionsOf(TOLD_AFTER_LABELS);

type TaskFormState = UseFormReturn<TaskTyped, unknown, TaskGiven>;

export interface TaskFieldsProps {
  form: TaskFormState;
  people: readonly { id: number; name: string }[];
  zone: string;
}

/** The fields of a care task. */
export function TaskFields({ form, people, zone }: TaskFieldsProps) {
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const isDose = kind === 'medication';
  return (
    <div className="grid gap-4">
      <Field label={CARE_LABELS.title} required error={errors.title?.message}>
        <TextInput data-autofocus autoComplete="off" {...form.register('title')} />
      </Field>
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field label={CARE_LABELS.kind} required error={errors.kind?.message}>
          <Select options={KINDS} {...form.register('kind')} />
        </Field>
        {isDose && (
          <Field label={CARE_LABELS.dose} optional error={errors.dose?.message}>
            <TextInput placeholder="1 tablet" autoComplete="off" {...form.register('dose')} />
          </Field>
        )}
      </div>
      <ScheduleFields form={form} zone={zone} />
      <Field label={CARE_LABELS.assigneeId} error={errors.assigneeId?.message}>
        <Select
          placeholder={ANYONE}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.register('assigneeId')}
        />
      </Field>
      {isDose && (
        <Field
          label={CARE_LABELS.tellNextAfterMinutes}
          hint="People are notified in the same order as for emergency calls."
          error={errors.tellNextAfterMinutes?.message}
        >
          <Select
            placeholder={NOT_TOLD}
            options={TOLD_AFTER}
            {...form.register('tellNextAfterMinutes')}
          />
        </Field>
      )}
      <Field label={CARE_LABELS.notes} optional error={errors.notes?.message}>
        <Textarea {...form.register('notes')} />
      </Field>
    </div>
  );
}

/** When the task is due, and the same as a sentence. */
function ScheduleFields({ form, zone }: Pick<TaskFieldsProps, 'form' | 'zone'>) {
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control }) as TaskTyped;
  const unit = UNITS[typed.repeats];
  const words = typedSchedule(typed, zone);
  return (
    <>
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field label={CARE_LABELS.repeats} required error={errors.repeats?.message}>
          <Select options={REPEATS} {...form.register('repeats')} />
        </Field>
        {unit && (
          <Field label={`${CARE_LABELS.every} (${unit})`} required error={errors.every?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.register('every')} />
          </Field>
        )}
      </div>
      {typed.repeats === 'weekdays' && (
        <ChoiceGroup label={CARE_LABELS.weekdays} required error={errors.weekdays?.message}>
          <div className="grid grid-cols-2 gap-x-4 min-[460px]:grid-cols-4">
            {WEEKDAYS.map((name, weekday) => (
              <Checkbox
                key={name}
                label={name}
                value={String(weekday)}
                {...form.register('weekdays')}
              />
            ))}
          </div>
        </ChoiceGroup>
      )}
      <div className="grid gap-4 min-[460px]:grid-cols-2">
        <Field
          label={typed.repeats === 'once' ? 'Day' : CARE_LABELS.startsOn}
          required
          error={errors.startsOn?.message}
        >
          <TextInput type="date" {...form.register('startsOn')} />
        </Field>
        {typed.repeats !== 'once' && (
          <Field label={CARE_LABELS.endsOn} optional error={errors.endsOn?.message}>
            <TextInput type="date" {...form.register('endsOn')} />
          </Field>
        )}
      </div>
      <TimeFields form={form} times={typed.times} />
      <p aria-live="polite" className="-mt-1 rounded-s bg-surface-sunken px-3 py-2 text-s">
        {words ?? 'The schedule shows here once it is complete.'} Times are {shownZone(zone)} time.
      </p>
    </>
  );
}

/** The times of day; without one the task has the whole day. */
function TimeFields({ form, times }: { form: TaskFormState; times: readonly string[] }) {
  const { errors } = form.formState;
  const set = (next: string[]) =>
    form.setValue('times', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  // An error of the list, or of one of its times.
  const ofList = errors.times?.message ?? errors.times?.root?.message;
  const ofOne = Array.isArray(errors.times)
    ? (errors.times as { message?: string }[]).find((one) => one?.message)?.message
    : undefined;
  return (
    <ChoiceGroup label={CARE_LABELS.times} error={ofList ?? ofOne}>
      <Checkbox
        label="All day"
        checked={times.length === 0}
        onChange={(event) => set(event.target.checked ? [] : ['08:00'])}
      />
      <div className="flex flex-wrap gap-2">
        {times.map((time, at) => (
          <span key={at} className="inline-flex items-center">
            <TextInput
              type="time"
              name="times"
              aria-label={`Time ${at + 1}`}
              value={time}
              className="w-34"
              onChange={(event) =>
                set(times.map((one, n) => (n === at ? event.target.value : one)))
              }
            />
            {times.length > 1 && (
              <IconButton
                label={`Remove time ${at + 1}`}
                icon={<X size={18} aria-hidden />}
                onClick={() => set(times.filter((_, n) => n !== at))}
              />
            )}
          </span>
        ))}
        {times.length > 0 && times.length < CARE_LIMITS.times && (
          <Button
            variant="quiet"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => set([...times, '20:00'])}
          >
            Add a time
          </Button>
        )}
      </div>
    </ChoiceGroup>
  );
}
