import { dayIn } from '@hearthside/contract/calendar-days';
import { shownZone, shownZoneAndPlace } from '@hearthside/contract/shown-date';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { shownWhen, whenElsewhere, type When } from '../model/appointment-words';
import { isMoment, lastDay } from '../model/when-rules';

const CLOCKS = { own: 'In your time zone', office: 'In the office’s time zone' };

export interface WhenFieldsProps<Typed extends FieldValues & When, Given> {
  form: UseFormReturn<Typed, unknown, Given>;
  /** The time zones to choose from. If there is only one, it is just shown. */
  zones: readonly string[];
  /** Whose time zone it is, if there is only one. */
  clocks: keyof typeof CLOCKS;
  /** Another zone in which the same moment is shown, such as the viewer's own. */
  alsoIn?: string;
}

/** Day and time of an appointment, and their time zone, which is always shown. */
export function WhenFields<Typed extends FieldValues & When, Given>(
  props: WhenFieldsProps<Typed, Given>,
) {
  const { form, zones, clocks, alsoIn } = props;
  const name = (field: keyof When) => field as string as Path<Typed>;
  const errorOf = (field: keyof When) =>
    form.getFieldState(name(field), form.formState).error?.message;
  const [date, time, timeZone] = useWatch({
    control: form.control,
    name: [name('date'), name('time'), name('timeZone')],
  }) as string[] as [string, string, string];
  const when = { date, time, timeZone };
  // Each of these fields affects whether the others are in the past.
  const recheck = {
    onChange: () => form.formState.isSubmitted && void form.trigger([name('date'), name('time')]),
  };
  const elsewhere = alsoIn && isMoment(when) ? whenElsewhere(when, alsoIn) : undefined;
  return (
    <div className="grid gap-x-4 gap-y-4 min-[460px]:grid-cols-2">
      <Field label="Day" required error={errorOf('date')}>
        <TextInput
          type="date"
          min={dayIn(timeZone, new Date())}
          max={lastDay(timeZone)}
          {...form.register(name('date'), recheck)}
        />
      </Field>
      <Field label="Time" required error={errorOf('time')}>
        <TextInput type="time" {...form.register(name('time'), recheck)} />
      </Field>
      {zones.length > 1 && (
        <Field
          label="Time zone"
          required
          error={errorOf('timeZone')}
          className="min-[460px]:col-span-2"
        >
          <Select
            options={zones.map((one) => ({ value: one, label: shownZoneAndPlace(one) }))}
            {...form.register(name('timeZone'), recheck)}
          />
        </Field>
      )}
      {(zones.length === 1 || elsewhere) && (
        <p className="-mt-2.5 text-s text-ink-soft min-[460px]:col-span-2">
          {zones.length === 1 && `${CLOCKS[clocks]}: ${shownZone(timeZone)}. `}
          {elsewhere && `That’s ${shownWhen(elsewhere)} your time.`}
        </p>
      )}
    </div>
  );
}
