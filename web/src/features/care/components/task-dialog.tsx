import type { CareTask } from '@hearthside/contract/care/shapes';
import { CARE_KINDS, CARE_TEXTS } from '@hearthside/contract/care/fields';
import { scheduleWords } from '@hearthside/contract/care/schedule-words';
import { dayIn } from '@hearthside/contract/calendar-days';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { messageOf } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { keyOf, sentDraft } from '@/lib/drafts/kept-key';
import { useSubject } from '@/lib/use-subject';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import {
  care,
  useCareTasks,
  useCreateTask,
  useDeleteTask,
  useRestoreTask,
  useSaveTask,
} from '../api/care';
import { taskParts, typedOf, typedTask, type TaskGiven, type TaskTyped } from '../model/task-form';
import { TaskFields } from './task-fields';

/** What the dialog is about: a new task of an animal, or one that exists. */
export type TaskAsked = { petId: number; petName: string } | { task: CareTask };

export interface TaskDialogProps {
  /** The dialog is open while this is set. */
  asked: TaskAsked | undefined;
  onClose: () => void;
}

/** Adds a care task, changes it, or shows it to those who may not. */
export function TaskDialog({ asked, onClose }: TaskDialogProps) {
  const { shown, opening } = useSubject(asked);
  if (!shown) return null;
  const open = asked !== undefined;
  if ('task' in shown && !shown.task.abilities.change)
    return <ShownTask task={shown.task} open={open} onClose={onClose} />;
  return <LoadedForm key={opening} asked={shown} open={open} onClose={onClose} />;
}

interface OpenProps {
  open: boolean;
  onClose: () => void;
}

function ShownTask({ task, open, onClose }: OpenProps & { task: CareTask }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={task.title}
      description={`${CARE_KINDS[task.kind]} for ${task.pet.name}`}
      footer={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>{scheduleWords(task)}.</p>
      {task.dose && <p>Dose: {task.dose}</p>}
      {task.assignee && <p>By {task.assignee.name}</p>}
      {task.notes && <p className="mt-2 whitespace-pre-line text-ink-soft">{task.notes}</p>}
    </Dialog>
  );
}

/** The people and the zone of the animal come first, because the form chooses among them. */
function LoadedForm({ asked, open, onClose }: OpenProps & { asked: TaskAsked }) {
  const petId = 'task' in asked ? asked.task.pet.id : asked.petId;
  const found = useCareTasks({ petId });
  const { data } = found;
  if (data && ('task' in asked || data.mayAdd))
    return <OneTask asked={asked} open={open} onClose={onClose} {...data} />;
  return (
    <Dialog open={open} onClose={onClose} title={'task' in asked ? 'Edit task' : 'Add a task'}>
      <AsyncView {...viewOf(found)} skeleton={<SkeletonText lines={6} />}>
        {() => <Notice>You can mark this animal’s tasks. Its owner adds them.</Notice>}
      </AsyncView>
    </Dialog>
  );
}

type OneTaskProps = OpenProps & {
  asked: TaskAsked;
  people: readonly { id: number; name: string }[];
  zone: string;
};

function useTaskForm({ asked, people, zone, onClose }: Omit<OneTaskProps, 'open'>) {
  const me = useMe();
  const { trigger: create } = useCreateTask();
  const { trigger: save } = useSaveTask();
  const task = 'task' in asked ? asked.task : undefined;
  const petId = 'task' in asked ? asked.task.pet.id : asked.petId;
  const [today] = useState(() => dayIn(zone, new Date()));
  const sent = sentDraft(me.id, `care task.${petId}`);
  return useRevisedForm<CareTask, TaskTyped, TaskGiven>({
    memberId: me.id,
    schema: typedTask,
    thing: task,
    typedOf: (now) => typedOf(now, today),
    parts: taskParts(people),
    about: task ? `care task.${task.id}` : `care new task.${petId}`,
    async save(given, revision) {
      if (task) return save({ id: task.id, task: given, revision });
      const made = await create({ petId, key: keyOf(given, sent), task: given });
      sent.clear();
      return made;
    },
    readNow: async () => task && care.detail({ id: task.id }),
    failed: CARE_TEXTS.failed,
    renamed: Object.fromEntries(
      Object.keys(typedOf(undefined, today)).map((name) => [`task.${name}`, name]),
    ) as Record<string, keyof TaskTyped>,
    onSaved: () => {
      toast.success(task ? CARE_TEXTS.saved : CARE_TEXTS.added);
      onClose();
    },
  });
}

function OneTask({ asked, open, onClose, people, zone: home }: OneTaskProps) {
  const task = 'task' in asked ? asked.task : undefined;
  const name = 'task' in asked ? asked.task.pet.name : asked.petName;
  const zone = task?.zone ?? home;
  const state = useTaskForm({ asked, people, zone, onClose });
  const { form, busy, problem, conflict, resumed } = state;
  const remove = useRemoving(task, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={task ? 'Edit task' : 'Add a task'}
      description={`For ${name}`}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          {task && (
            <Button variant="danger" disabled={busy} onClick={() => void remove()}>
              Delete
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              state.discard();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            {task ? 'Save' : 'Add task'}
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <TaskFields form={form} people={people} zone={zone} />
    </Dialog>
  );
}

/** Deletes a task and offers to restore it. */
function useRemoving(task: CareTask | undefined, onClose: () => void) {
  const { trigger: remove } = useDeleteTask();
  const { trigger: restore } = useRestoreTask();
  const putBack = async (id: number) => {
    try {
      await restore({ id });
      toast.success(CARE_TEXTS.restored);
    } catch (error) {
      toast.error(messageOf(error, CARE_TEXTS.failed));
    }
  };
  return async () => {
    if (!task) return;
    try {
      await remove({ id: task.id });
      onClose();
      toast.undo(`${CARE_TEXTS.deleted}: ${task.title}`, () => void putBack(task.id));
    } catch (error) {
      toast.error(messageOf(error, CARE_TEXTS.failed));
    }
  };
}
