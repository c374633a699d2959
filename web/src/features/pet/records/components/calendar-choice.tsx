import { useWatch } from 'react-hook-form';
import { Checkbox } from '@/ui/fields/checkbox';
import type { EntryFormState } from './use-entry-form';

/** Offers to leave out of the care calendar what a new entry plans: the next vaccination, or the doses of each day. */
export function CalendarChoice({
  form,
  inCalendar,
  setInCalendar,
}: Pick<EntryFormState, 'form' | 'inCalendar' | 'setInCalendar'>) {
  const [kind, nextDue, times] = useWatch({
    control: form.control,
    name: ['kind', 'nextDue', 'times'],
  });
  const planned = { vaccination: nextDue, medication: times }[kind as string] ?? '';
  if (planned.length === 0) return null;
  return (
    <Checkbox
      className="mt-2"
      label="Add it to the care calendar"
      hint={
        kind === 'vaccination'
          ? 'As a task on the day the next one is due.'
          : 'As a task at these times, until its last day.'
      }
      checked={inCalendar}
      onChange={({ target }) => setInCalendar(target.checked)}
    />
  );
}
