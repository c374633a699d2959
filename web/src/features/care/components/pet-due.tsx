import { dayIn } from '@hearthside/contract/calendar-days';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { carePages } from '@hearthside/contract/care/pages';
import { scheduleWords } from '@hearthside/contract/care/schedule-words';
import { Plus } from 'lucide-react';
import { dueOf } from '@/kit/care-rows/due-today';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button, ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { SkeletonText } from '@/ui/skeleton';
import { useCareDays, useCareLive, useCareTasks } from '../api/care';
import { OccurrenceRow } from './occurrence-row';
import { RefusedMarks } from './refused-marks';
import { useCareDialogs } from './use-care-dialogs';

/** How many days the animal's page looks ahead. */
const AHEAD = 6;
/** How many it shows of these. The calendar has all. */
const SHOWN = 8;

export interface PetDueProps {
  pet: { id: number; name: string };
}

/** What is due for one animal this week, what is overdue first, and all of its tasks. */
export function PetDue({ pet }: PetDueProps) {
  useCareLive();
  const days = useCareDays({ daysAhead: AHEAD, petId: pet.id });
  const all = useCareTasks({ petId: pet.id });
  const { actions, dialogs, add } = useCareDialogs({
    taskId: undefined,
    onTask: () => {},
    pet,
  });
  return (
    <Card aria-labelledby="pet-due">
      <CardTitle
        id="pet-due"
        actions={
          <>
            <ButtonLink to={carePages.ofPet(pet.id)} variant="quiet" size="s">
              Calendar
            </ButtonLink>
            {all.data?.mayAdd && (
              <Button
                size="s"
                icon={<Plus size={16} aria-hidden />}
                aria-haspopup="dialog"
                onClick={add}
              >
                Add a task
              </Button>
            )}
          </>
        }
      >
        Due
      </CardTitle>
      <RefusedMarks petId={pet.id} />
      <AsyncView
        {...viewOf(days)}
        skeleton={<SkeletonText lines={4} label="Loading what is due..." />}
        errorTitle={CARE_TEXTS.listFailed}
      >
        {({ occurrences, overdue, tasks }) => {
          const byId = new Map(tasks.map((task) => [task.id, task]));
          const dues = dueOf([...overdue, ...occurrences], byId);
          if (dues.length === 0)
            return <p className="text-ink-soft">Nothing is due in the next seven days.</p>;
          return (
            <ul>
              {dues.slice(0, SHOWN).map((due) => (
                <OccurrenceRow
                  key={`${due.task.id} ${due.occurrence.day} ${due.occurrence.time}`}
                  due={due}
                  withDay={due.occurrence.day !== dayIn(due.task.zone, new Date())}
                  withPet={false}
                  {...actions}
                />
              ))}
              {dues.length > SHOWN && (
                <li className="pt-3 text-s text-ink-soft">
                  {dues.length - SHOWN} more in the next seven days. The calendar has them all.
                </li>
              )}
            </ul>
          );
        }}
      </AsyncView>
      {all.data && all.data.tasks.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2.5 font-[560] text-brand-strong">
            All {all.data.tasks.length} tasks
          </summary>
          <ul>
            {all.data.tasks.map((task) => (
              <li key={task.id} className="border-b border-line py-2 last:border-0">
                <span className="font-[560]">{task.title}</span>
                <span className="block text-s text-ink-soft">
                  {scheduleWords(task)}
                  {task.next === null && ' · finished'}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {dialogs}
    </Card>
  );
}
