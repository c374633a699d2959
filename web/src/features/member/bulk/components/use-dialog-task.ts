import { BULK_TEXTS, type BulkTask } from '@hearthside/contract/member/bulk';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { bulkDone, bulkLeft, bulkName } from '../../model/bulk-words';
import { useUndoTask } from '../api/bulk';
import { useWatchTask } from '../api/watch-task';

interface DialogState {
  open: boolean;
  onClose: () => void;
  /** Opens the dialog again. Undefined while another one is open. */
  onShow: (() => void) | undefined;
}

/**
 * The task that a dialog shows. Each task is watched to its end, also after the dialog is closed or used for another
 * one. Then the result is told in a toast, unless the dialog still shows it and has something to read.
 */
export function useDialogTask(dialog: DialogState) {
  const [task, setTask] = useState<BulkTask>();
  const watch = useWatchTask();
  const { trigger, isMutating } = useUndoTask();
  // The state of now, for what ends later. Undefined once the dialog is gone.
  const now = useRef<DialogState | undefined>(dialog);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    now.current = dialog;
  });
  useEffect(() => () => void (now.current = undefined), []);

  const showTask = async (begun: BulkTask) => {
    shown.current = begun.id;
    setTask(begun);
    const ended = await watch(begun).catch(() => undefined);
    if (!ended) return;
    const left = bulkLeft(ended);
    if (now.current?.open && shown.current === ended.id) {
      if (left) return;
      now.current.onClose();
    }
    if (ended.canUndo) toast.undo(bulkDone(ended), () => void undo(ended.id), { about: left });
    else toast.success(bulkDone(ended), left);
  };
  const undo = async (id: number) => {
    try {
      const undoing = await trigger({ id });
      const state = now.current;
      if (state?.onShow) {
        now.current = { ...state, open: true };
        state.onShow();
      } else {
        toast.working(`${bulkName(undoing)}...`);
      }
      await showTask(undoing);
    } catch (error) {
      toast.error(messageOf(error, BULK_TEXTS.cannotUndo));
    }
  };
  return { task, follow: showTask, undo, isUndoing: isMutating };
}
