import { shownClock } from '@hearthside/contract/shown-date';
import clsx from 'clsx';
import { Check, Clock, Hand, Pencil, SkipForward, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { CareRow } from '@/kit/care-rows/care-row';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { useRealtimeStatus } from '@/lib/live/realtime';
import { isOfAnother, madeIn, type Due } from './use-marking';

/** What can be done with an occurrence. */
export interface RowActions {
  onTick: (due: Due) => void;
  onUndo: (due: Due) => Promise<void>;
  onSkip: (due: Due) => void;
  onHandOver: (due: Due) => void;
  onEdit: (due: Due) => void;
}

export interface OccurrenceRowProps extends RowActions {
  due: Due;
  /** Whether to name the day, because it is not the heading's. */
  withDay?: boolean;
  /** Whether to name the animal, because the page is not its own. */
  withPet?: boolean;
}

/** One time a task is due: what it is, for whom, by whom, and the button that marks it. */
export function OccurrenceRow(props: OccurrenceRowProps) {
  const { due, withDay = false, withPet = true } = props;
  const { task, occurrence } = due;
  const asks = isOfAnother(due, useMe().id);
  return (
    <CareRow
      due={due}
      withDay={withDay}
      withPet={withPet}
      before={<TickButton {...props} asks={asks} />}
      after={<RowMenu name={task.title} items={entriesOf(props, occurrence.mark === null, asks)} />}
    >
      {occurrence.unsent && <OnItsWay tries={occurrence.unsent.tries} />}
    </CareRow>
  );
}

/** Says that the server does not have the mark yet. */
function OnItsWay({ tries }: { tries: number }) {
  const waits = useRealtimeStatus() === 'away' || tries > 0;
  return (
    <p className="mt-0.5 flex items-center gap-1 text-s text-ink-soft">
      <Clock size={15} aria-hidden className="shrink-0" />
      {waits ? 'Not sent yet: no connection' : 'Sending...'}
    </p>
  );
}

/** `asks`: whether Undo opens a dialog, because the mark is somebody else's. */
function entriesOf(props: OccurrenceRowProps, isOpen: boolean, asks: boolean): MenuEntry[] {
  const { due, onSkip, onHandOver, onEdit, onUndo } = props;
  const { abilities } = due.task;
  const made = madeIn(due.occurrence);
  const undo = () => void onUndo(due);
  const icon = { size: 18, 'aria-hidden': true } as const;
  return [
    ...(isOpen && abilities.mark
      ? [
          { label: 'Skip', icon: <SkipForward {...icon} />, onOpen: () => onSkip(due) },
          { label: 'Hand over', icon: <Hand {...icon} />, onOpen: () => onHandOver(due) },
        ]
      : []),
    ...(made?.mayUndo
      ? [
          {
            label: 'Undo',
            icon: <Undo2 {...icon} />,
            ...(asks ? { onOpen: undo } : { onSelect: undo }),
          },
        ]
      : []),
    {
      label: abilities.change ? 'Edit task' : 'Show task',
      icon: <Pencil {...icon} />,
      onOpen: () => onEdit(due),
    },
  ];
}

/** The round button that marks an occurrence as done, large enough for a thumb. */
function TickButton({ due, onTick, onUndo, asks }: OccurrenceRowProps & { asks: boolean }) {
  const { task, occurrence } = due;
  const { mark } = occurrence;
  const [busy, setBusy] = useState(false);
  const isDone = mark?.state === 'done';
  const may = mark ? mark.mayUndo : task.abilities.mark;
  const press = async () => {
    if (busy || !may) return;
    setBusy(true);
    if (mark) await onUndo(due);
    else onTick(due);
    setBusy(false);
  };
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-haspopup={mark && asks ? 'dialog' : undefined}
      disabled={!may}
      aria-label={`${mark ? 'Undo' : 'Mark as done'}: ${task.title} for ${task.pet.name}${occurrence.time === null ? '' : `, ${shownClock(occurrence.time)}`}`}
      onClick={() => void press()}
      className={clsx(
        'grid size-12 shrink-0 place-items-center rounded-full border-2 transition-colors duration-150 sm:size-11',
        isDone ? 'border-brand bg-brand text-brand-ink' : 'border-line-control text-ink-faint',
        may && !isDone && 'hover:border-brand hover:text-brand',
        !may && 'cursor-not-allowed border-line-strong opacity-60',
        busy && 'animate-pulse cursor-progress',
      )}
    >
      {mark?.state === 'skipped' ? (
        <SkipForward size={20} aria-hidden />
      ) : (
        <Check size={22} aria-hidden className={clsx(!isDone && !busy && 'opacity-40')} />
      )}
    </button>
  );
}
