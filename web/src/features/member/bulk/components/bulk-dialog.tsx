import type { BulkTask, BulkWork } from '@hearthside/contract/member/bulk';
import { useState } from 'react';
import { randomKey } from '@/lib/random-key';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { bulkName, type BulkChoice } from '../../model/bulk-words';
import { useStartTask } from '../api/bulk';
import { useTaskNow } from '../api/watch-task';
import { BulkForm, type SelectedPerson } from './bulk-form';
import { BulkReport } from './bulk-report';
import { useDialogTask } from './use-dialog-task';

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
  /** Opens the dialog again, to show how far an undo is. Undefined while another dialog is open. */
  onShow: (() => void) | undefined;
}

/** Does something with many users: asks, shows how far it is, and says how it went. */
export function BulkDialog(props: BulkDialogProps) {
  const { action, selection, open, onClose, onStarted, onShow } = props;
  const start = useStartTask();
  const [key] = useState(randomKey);
  const { task, follow, undo, isUndoing } = useDialogTask({ open, onClose, onShow });
  const begin = async (work: BulkWork) => {
    const begun = await start.trigger({ selection, work: work as never, key });
    onStarted();
    void follow(begun);
  };
  if (!task) return <BulkForm {...props} action={action} onStart={begin} />;
  return (
    <BulkProgress
      key={task.id}
      first={task}
      open={open}
      onClose={onClose}
      isUndoing={isUndoing}
      onUndo={() => void undo(task.id)}
    />
  );
}

interface BulkProgressProps {
  first: BulkTask;
  open: boolean;
  onClose: () => void;
  isUndoing: boolean;
  onUndo: () => void;
}

function BulkProgress({ first, open, onClose, isUndoing, onUndo }: BulkProgressProps) {
  const task = useTaskNow(first);
  const running = task.state === 'running';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={bulkName(task)}
      description={
        running ? 'You can close this; it keeps going. Find it under More lists, Tasks.' : undefined
      }
      footer={
        <>
          {task.canUndo && (
            <Button variant="quiet" busy={isUndoing} busyLabel="Undoing..." onClick={onUndo}>
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
