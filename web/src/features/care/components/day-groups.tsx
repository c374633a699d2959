import { shownMoment } from '@hearthside/contract/shown-date';
import { Card, CardTitle } from '@/ui/card';
import { OccurrenceRow, type RowActions } from './occurrence-row';
import type { Due } from './use-marking';

/** A calendar day as the heading of what is due on it. */
export const dayHeading = (day: string, today: string) => {
  const shown = shownMoment('longWeekday', new Date(`${day}T12:00:00Z`), 'UTC');
  return day === today ? `Today, ${shown}` : shown;
};

export interface DueCardProps extends RowActions {
  title: string;
  dues: readonly Due[];
  withDay?: boolean;
  withPet?: boolean;
  /** What stands there if nothing is due. */
  empty?: string;
}

/** A day that is over, with nothing open: one line, which opens to what was done. */
export function DoneDay({ title, dues, empty: _, ...rest }: DueCardProps) {
  return (
    <Card className="py-2!">
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5">
          <span className="font-semibold">{title}</span>{' '}
          <span className="text-s text-ink-soft">· All {dues.length} marked</span>
        </summary>
        <DueRows dues={dues} {...rest} />
      </details>
    </Card>
  );
}

/** What is due under one heading. */
export function DueCard({ title, dues, empty, ...rest }: DueCardProps) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {dues.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <DueRows dues={dues} {...rest} />
    </Card>
  );
}

const DueRows = ({ dues, ...rest }: Omit<DueCardProps, 'title' | 'empty'>) => (
  <ul>
    {dues.map((due) => (
      <OccurrenceRow
        key={`${due.task.id} ${due.occurrence.day} ${due.occurrence.time}`}
        due={due}
        {...rest}
      />
    ))}
  </ul>
);
