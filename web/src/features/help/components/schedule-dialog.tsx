import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAskDialog, type Asking } from '@/features/appointment';
import { LateDialog } from '@/ui/dialogs/late-dialog';

export interface ScheduleDialogProps {
  /** The label of the button that was pressed. The dialog is open while there is one. */
  about: string | undefined;
  onClose: () => void;
}

/** Asks for an appointment (ruling 22), and then opens it. */
export function ScheduleDialog({ about, onClose }: ScheduleDialogProps) {
  const navigate = useNavigate();
  const dialog = useAskDialog();
  const asking = useMemo<Asking | undefined>(
    () =>
      about === undefined
        ? undefined
        : { title: about, kind: /planning/i.test(about) ? 'planning' : 'call' },
    [about],
  );
  const { data: AskDialog } = dialog;
  if (!AskDialog) {
    return <LateDialog part={dialog} open={about !== undefined} onClose={onClose} title={about} />;
  }
  return (
    <AskDialog
      asking={asking}
      onClose={onClose}
      onAsked={({ id }) => {
        onClose();
        void navigate(appointmentPages.detail(id));
      }}
    />
  );
}
