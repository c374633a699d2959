import type { BulkTask, BulkWork } from '@hearthside/contract/member/bulk';
import { BULK_TEXTS } from '@hearthside/contract/member/bulk';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { bulkDone, bulkName, type BulkChoice } from '../../model/bulk-words';
import { useStartTask, useTask, useUndoTask } from '../api/bulk';
import { randomKey } from '@/lib/random-key';
import { BulkForm, type SelectedPerson } from './bulk-form';
import { BulkReport } from './bulk-report';

type Selected = Parameters<ReturnType<typeof useStartTask>['trigger']>[0]['selection'];

export interface BulkDialogProps {
  action: BulkChoice;
  selection: Selected;
  /** How many are selected. */
  count: number;
  /** Some of them. */
  people: readonly SelectedPerson[];
  open: boolean;
  onClose: () => void;
  /** Called once the task is started: the selection has served. */
  onStarted: () => void;
}

/** Does something with many users: asks, shows how far it is, and says how it went. */
export function BulkDialog(props: BulkDialogProps) {
  const { action, selection, open, onClose, onStarted } = props;
  const start = useStartTask();
  const [task, setTask] = useState<BulkTask>();
  const [key] = useState(randomKey);
  const begin = async (work: BulkWork) => {
    setTask(await start.trigger({ selection, work: work as never, key }));
    onStarted();
  };
  if (!task) return <BulkForm {...props} action={action} onStart={begin} />;
  return <BulkProgress key={task.id} first={task} open={open} onClose={onClose} onTask={setTask} />;
}

interface BulkProgressProps {
  first: BulkTask;
  open: boolean;
  onClose: () => void;
  onTask: (task: BulkTask) => void;
}

function BulkProgress({ first, open, onClose, onTask }: BulkProgressProps) {
  const { trigger, isMutating } = useUndoTask();
  const undo = async (id: number, again: (task: BulkTask) => void) => {
    try {
      again(await trigger({ id }));
    } catch (error) {
      toast.error(messageOf(error, BULK_TEXTS.cannotUndo));
    }
  };
  const { task } = useTask(first, (ended) => {
    // Where nothing is left to tell, the report need not be read and closed.
    if (ended.refused > 0 || ended.state === 'stopped') return;
    onClose();
    if (ended.canUndo) toast.undo(bulkDone(ended), () => void undo(ended.id, undone));
    else toast.success(bulkDone(ended));
  });
  const running = task.state === 'running';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={bulkName(task)}
      description={
        running ? 'It goes on if you close this. You find it under More lists, Tasks.' : undefined
      }
      footer={
        <>
          {task.canUndo && (
            <Button
              variant="quiet"
              busy={isMutating}
              busyLabel="Undoing..."
              onClick={() => void undo(task.id, onTask)}
            >
              Undo
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <BulkReport task={task} />
    </Dialog>
  );
}

/** An undo that was asked for beside the page goes on by itself; Tasks shows how far it is. */
const undone = (task: BulkTask) => toast.success(`Undoing: ${bulkName(task)}`);
