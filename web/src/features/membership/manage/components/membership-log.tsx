import type { MembershipDetail } from '@hearthside/contract/membership/shapes';
import { formatDate, formatDateTime } from '@/lib/dates';
import { reminderWords } from '../../model/membership-words';
import { EventList } from './event-list';

export interface MembershipLogProps extends Pick<MembershipDetail, 'events' | 'sent'> {
  /** The level of its headings. */
  as?: 'h2' | 'h3';
}

/** The events of a membership, and its sent reminders. */
export function MembershipLog({ events, sent, as: Heading = 'h2' }: MembershipLogProps) {
  return (
    <>
      <section>
        <Heading className="mb-1.5 text-l">History</Heading>
        {events.length === 0 && <p className="text-ink-soft">No changes yet.</p>}
        <EventList events={events} />
      </section>
      <section>
        <Heading className="mb-1.5 text-l">Reminders</Heading>
        {sent.length > 0 && (
          <p className="mb-1.5 text-ink-soft">
            In the portal, and by email if the member has turned on membership emails.
          </p>
        )}
        {sent.length === 0 && <p className="text-ink-soft">None sent yet.</p>}
        <ul className="list-disc pl-5">
          {sent.map((one) => (
            <li key={`${one.deadline} ${one.offset}`}>
              {formatDateTime(one.at)}: {reminderWords(one)} of {formatDate(one.deadline)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
