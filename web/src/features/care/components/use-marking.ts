import type { CareTask } from '@hearthside/contract/care/shapes';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { useCallback } from 'react';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useMarkOutbox, useUndoMark } from '../api/care';
import { skipDraft } from '../model/skip-draft';
import type { ShownOccurrence } from '../model/unsent-mark';

/** An occurrence with its task. */
export interface Due {
  task: CareTask;
  occurrence: ShownOccurrence;
}

/** The mark that Undo is about: the one that counts, or one that waits to be cleared up. */
export const madeIn = ({ mark, uncounted }: ShownOccurrence) => mark ?? uncounted;

/** Whether that mark is somebody else's, about which its remover is asked first. */
export const isOfAnother = ({ occurrence }: Due, memberId: number) => {
  const made = madeIn(occurrence);
  return made !== undefined && made.by?.id !== memberId;
};

/** Marks occurrences, with or without a connection, and undoes that. */
export function useMarking() {
  const { trigger: undo } = useUndoMark();
  const { outbox } = useMarkOutbox();
  const memberId = useMe().id;
  const undoMark = useCallback(
    async (id: number) => {
      try {
        await undo({ id });
        toast.success(CARE_TEXTS.undone);
      } catch (error) {
        toast.error(messageOf(error, CARE_TEXTS.markFailed));
      }
    },
    [undo],
  );
  /** Takes a mark back, wherever it is by now. */
  const withdrawOrUndo = useCallback(
    async (clientId: string) => {
      const id = outbox.idOf(clientId);
      if (outbox.withdraw(clientId)) toast.success(CARE_TEXTS.undone);
      else if (id !== undefined) await undoMark(id);
    },
    [outbox, undoMark],
  );
  const mark = useCallback(
    ({ task, occurrence }: Due, state: 'done' | 'skipped', reason = '') => {
      const { day, time } = occurrence;
      const { id: taskId, kind, title, pet } = task;
      const about = { kind, title, petId: pet.id, petName: pet.name };
      const clientId = outbox.mark({ taskId, day, time, state, reason, ...about });
      skipDraft(memberId, task, occurrence).clear();
      const done = state === 'done' ? CARE_TEXTS.done : CARE_TEXTS.skipped;
      toast.undo(`${done}: ${title}`, () => void withdrawOrUndo(clientId));
    },
    [memberId, outbox, withdrawOrUndo],
  );
  const undoOf = useCallback(
    async ({ occurrence }: Due) => {
      const { unsent } = occurrence;
      const made = madeIn(occurrence);
      if (unsent) await withdrawOrUndo(unsent.clientId);
      else if (made) await undoMark(made.id);
    },
    [withdrawOrUndo, undoMark],
  );
  return { mark, undoOf };
}
