import { DETAIL_LABELS, TIMES_MAX } from '@hearthside/contract/pet/entry-details';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Field, FieldError, FieldMark } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { IconButton } from '@/ui/icon-button';
import { timesIn } from '../../model/entry-detail-values';
import type { EntryFormState } from './use-entry-form';

/** The times of day at which a medication is given, each in a field of its own. */
export function TimesField({ form }: Pick<EntryFormState, 'form'>) {
  const typed = useWatch({ control: form.control, name: 'times' });
  const error = form.formState.errors.times?.message;
  const group = useRef<HTMLFieldSetElement>(null);
  // The first is there to be filled in.
  const times = timesIn(typed).length > 0 ? timesIn(typed) : [''];
  const change = (next: readonly string[]) =>
    form.setValue('times', next.join(), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const add = () => {
    // An empty list and a list of one empty time read the same.
    change([...times.filter(Boolean), '']);
    requestAnimationFrame(() => {
      const inputs = group.current?.querySelectorAll('input');
      inputs?.[inputs.length - 1]?.focus();
    });
  };
  return (
    <fieldset ref={group} className="grid content-start gap-1.5 min-[460px]:col-span-2">
      <legend className="mb-1.5 text-s font-semibold">
        {DETAIL_LABELS.times}
        <FieldMark optional />
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {times.map((time, at) => (
          <div key={at} className="flex items-center">
            <Field label={`Time ${at + 1}`} hideLabel>
              <TextInput
                type="time"
                name="times"
                value={time}
                className="w-36"
                onChange={(event) => change(times.with(at, event.target.value))}
              />
            </Field>
            {times.length > 1 && (
              <IconButton
                label={`Remove time ${at + 1}`}
                icon={<X size={18} aria-hidden />}
                onClick={() => change(times.filter((_, other) => other !== at))}
              />
            )}
          </div>
        ))}
        {times.length < TIMES_MAX && times.every(Boolean) && (
          <Button variant="ghost" size="s" icon={<Plus size={18} aria-hidden />} onClick={add}>
            Add a time
          </Button>
        )}
      </div>
      <FieldError id="times-error" error={error} />
    </fieldset>
  );
}
