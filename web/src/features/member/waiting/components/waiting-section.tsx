import { useId, type ReactNode } from 'react';
import { CountBadge } from '@/ui/badge';
import { Card, CardTitle } from '@/ui/card';

export interface WaitingSectionProps<Person> {
  title: string;
  of: { total: number; people: readonly Person[] };
  /** A link to all of them. */
  action?: ReactNode;
  children: (person: Person) => ReactNode;
}

/** Those who wait for the same thing, those who wait longest first. Shows nothing where nobody does. */
export function WaitingSection<Person extends { id: number }>(props: WaitingSectionProps<Person>) {
  const { title, of, action, children } = props;
  const id = useId();
  if (of.total === 0) return null;
  const more = of.total - of.people.length;
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} actions={action}>
        {title} <CountBadge count={of.total} quiet className="ml-1.5" />
      </CardTitle>
      <ul className="divide-y divide-line">
        {of.people.map((person) => (
          <li key={person.id} className="py-3 first:pt-0 last:pb-0">
            {children(person)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-s text-ink-soft">
          And {more} more. People who have waited longest are shown first.
        </p>
      )}
    </Card>
  );
}
