import type { Chat } from '@hearthside/contract/inbox/fields';
import { waitedWords } from '@hearthside/contract/inbox/waited-words';
import { Hourglass, UserRoundCheck } from 'lucide-react';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { assigneeOf } from '../model/admins-in';
import { useMinute } from './use-minute';

/** For the office, on a chat of the list: since when somebody waits, and who takes care of it. */
export function OfficeMarks({ chat }: { chat: Chat }) {
  const assignee = assigneeOf(chat);
  const since = chat.forOffice?.waitingSince;
  if (!assignee && !since) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-ink-soft">
      {since && <WaitingMark since={since} />}
      {assignee && <AssigneeMark assignee={assignee} />}
    </span>
  );
}

/** How long somebody has waited for an answer: “Waiting 3 h”. */
export function WaitingMark({ since }: { since: string }) {
  const now = useMinute();
  return (
    <span className="inline-flex items-center gap-1 font-[600] text-warn">
      <Hourglass size={13} aria-hidden className="shrink-0" />
      Waiting {waitedWords(now - new Date(since).getTime())}
    </span>
  );
}

function AssigneeMark({
  assignee,
}: {
  assignee: { id: number; firstName: string; lastName: string };
}) {
  const me = useMe();
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <UserRoundCheck size={13} aria-hidden className="shrink-0" />
      <span className="sr-only">Assigned to </span>
      <bdi className="truncate">{assignee.id === me.id ? 'You' : fullName(assignee)}</bdi>
    </span>
  );
}
