import { shownClock, shownWeekday } from '@hearthside/contract/shown-date';
import { doseWords, twiceTitle } from '@hearthside/contract/care/dose-words';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import type { DoubleMark } from '@hearthside/contract/care/shapes';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { clock } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useMarkOutbox } from '../api/care';
import type { UnsentMark } from '../model/unsent-mark';

export interface RefusedMarksProps {
  /** Only those of this animal. */
  petId?: number;
  /** The margins, which the place decides. */
  className?: string;
}

/** The member's marks that do not count, each with the reason, until the member dismisses it. */
export function RefusedMarks({ petId, className = 'mb-4' }: RefusedMarksProps) {
  const { outbox, unsent } = useMarkOutbox();
  const refused = unsent.filter(
    (item) => item.status === 'failed' && (petId === undefined || item.petId === petId),
  );
  useTold(refused);
  if (refused.length === 0) return null;
  return (
    <ul className={clsx('grid gap-2', className)}>
      {refused.map((item) => (
        <li key={item.clientId}>
          <Notice
            tone={item.double ? 'warn' : 'bad'}
            title={headingOf(item)}
            onDismiss={() => outbox.discard(item.clientId)}
            action={
              item.double && (
                <Button
                  variant="quiet"
                  size="s"
                  onClick={() => {
                    outbox.withdraw(item.clientId);
                    toast.success(CARE_TEXTS.undone);
                  }}
                >
                  Undo my mark
                </Button>
              )
            }
          >
            {reasonOf(item)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}

/** Tells of a mark that does not count as soon as that is known: the list may be out of view. */
function useTold(refused: readonly UnsentMark[]) {
  const told = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = told.current;
    told.current = new Set(refused.map(({ clientId }) => clientId));
    for (const item of refused)
      if (before && !before.has(item.clientId)) toast.error(headingOf(item), reasonOf(item));
  }, [refused]);
}

function headingOf({ kind, double, title, petName, day, time }: UnsentMark) {
  const when = `${shownWeekday(day)}${time === null ? '' : `, ${shownClock(time)}`}`;
  const what = `${title} for ${petName}, ${when}`;
  return double ? twiceTitle(kind, what) : `Not marked: ${what}`;
}

const reasonOf = (item: UnsentMark) =>
  item.double ? doubleReason(item, item.double) : (item.problem ?? CARE_TEXTS.markFailed);

/** Who was first, and with which dose if that was another one: yours is then still to be cleared up. */
function doubleReason({ kind, day, time }: UnsentMark, { by, at, of }: DoubleMark) {
  const when = clock(new Date(at));
  return [
    of
      ? `${by} marked ${doseWords(of, day)} at ${when}, and you marked ${doseWords({ day, time }, day)}. Your mark doesn’t count until this is cleared up.`
      : `${by} marked it at ${when}. The first mark counts.`,
    kind === 'medication'
      ? `Please talk to each other${of ? ' before anyone gives another dose' : ''}, and call your veterinarian if a dose was given twice.`
      : 'We’ve notified both of you.',
  ].join(' ');
}
