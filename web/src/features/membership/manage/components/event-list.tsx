import { MEMBERSHIP_EVENTS } from '@hearthside/contract/membership/fields';
import type { MembershipEvent } from '@hearthside/contract/membership/shapes';
import { formatDate } from '@/lib/dates';
import { eventWords } from '../../model/membership-words';

/** The events of a membership, newest first. */
export function EventList({ events }: { events: readonly MembershipEvent[] }) {
  return (
    <ol className="divide-y divide-line">
      {events.map((event) => (
        <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="min-w-0 flex-1 basis-60">
            <span className="block font-[560]">{MEMBERSHIP_EVENTS[event.kind]}</span>
            <span className="block text-s text-ink-soft">{eventWords(event)}</span>
          </span>
          <span className="text-s text-ink-soft">
            {formatDate(event.at)}
            {event.by && <span className="wrap-anywhere">, {event.by}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
