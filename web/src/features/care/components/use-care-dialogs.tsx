import type { CareTask } from '@hearthside/contract/care/shapes';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { latePart } from '@/ui/late-part';
import { useCareTask } from '../api/care';
import type { RowActions } from './occurrence-row';
import type { TaskAsked } from './task-dialog';
import { isOfAnother, useMarking, type Due } from './use-marking';

const useDialogs = latePart(async () => (await import('./care-dialogs')).CareDialogs);

interface Options {
  /** The task that the address opens. */
  taskId: number | undefined;
  onTask: (taskId: number | undefined) => void;
  /** The animal whose page it is, to which new tasks are added. */
  pet?: { id: number; name: string };
}

/** Which dialog is open: one at a time. */
type Opened =
  | { skipping: Due }
  | { undoing: Due }
  | { handing: Due }
  | { choosing: true }
  | { adding: { petId: number; petName: string } }
  | { editing: CareTask };

/** What can be done with occurrences and tasks, and the dialogs it takes. */
export function useCareDialogs({ taskId, onTask, pet }: Options) {
  const me = useMe();
  const { mark, undoOf } = useMarking();
  const [opened, setOpened] = useState<Opened>();
  const addressed = useCareTask(taskId === undefined || opened ? null : { id: taskId });
  const asked = askedBy(opened, taskId === undefined ? undefined : addressed.data);
  const close = () => {
    setOpened(undefined);
    if (taskId !== undefined) onTask(undefined);
  };
  const actions: RowActions = {
    onTick: (due) => mark(due, 'done'),
    async onUndo(due) {
      if (isOfAnother(due, me.id)) setOpened({ undoing: due });
      else await undoOf(due);
    },
    onSkip: (skipping) => setOpened({ skipping }),
    onHandOver: (handing) => setOpened({ handing }),
    onEdit: ({ task }) => setOpened({ editing: task }),
  };
  const dialogs = (
    <FetchedDialog
      usePart={useDialogs}
      of={{
        open: opened !== undefined || asked !== undefined,
        onClose: close,
        skipping: opened && 'skipping' in opened ? opened.skipping : undefined,
        onSkip: (due: Due, reason: string) => mark(due, 'skipped', reason),
        undoing: opened && 'undoing' in opened ? opened.undoing : undefined,
        onUndo: undoOf,
        handing: opened && 'handing' in opened ? opened.handing : undefined,
        choosing: opened !== undefined && 'choosing' in opened,
        onChoose: (petId: number, petName: string) => setOpened({ adding: { petId, petName } }),
        asked,
      }}
    />
  );
  const add = () =>
    setOpened(pet ? { adding: { petId: pet.id, petName: pet.name } } : { choosing: true });
  return { actions, dialogs, add };
}

/** The task that the form is about: one that was opened here, a new one, or the address's. */
function askedBy(opened: Opened | undefined, addressed: CareTask | undefined) {
  const asked: TaskAsked | undefined =
    opened === undefined
      ? addressed && { task: addressed }
      : 'editing' in opened
        ? { task: opened.editing }
        : 'adding' in opened
          ? opened.adding
          : undefined;
  return asked;
}
