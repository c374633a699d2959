import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { appointments } from '../api/appointments';
import { officeActions } from '../model/appointment-actions';
import { ActionDialogs, type Doing } from './action-dialogs';

export interface ConfirmButtonProps {
  /** An appointment that waits, by the name of its member. */
  one: { id: number; name: string };
  /** Called once the dialog is closed, because the button may leave the page with its row. */
  onDone: () => void;
}

/** Confirms an appointment, or the time its member asks for, where it waits: in the dialog of the appointments' page. */
export function ConfirmButton({ one: { id, name }, onDone }: ConfirmButtonProps) {
  const [busy, setBusy] = useState(false);
  const [doing, setDoing] = useState<Doing>();
  const navigate = useNavigate();
  const open = async () => {
    setBusy(true);
    try {
      const appointment = await appointments.detail({ id });
      const action = officeActions(appointment).find((one) => one === 'confirm' || one === 'meet');
      if (action) setDoing({ action, appointment });
      // A wish to cancel is answered on its page, and so is one that somebody else has answered by now.
      else void navigate(appointmentPages.detail(id));
    } catch (error) {
      toast.error(messageOf(error, APPOINTMENT_TEXTS.failed), name);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        busy={busy}
        busyLabel="Opening..."
        aria-label={`Confirm: ${name}`}
        onClick={() => void open()}
      >
        Confirm
      </Button>
      <ActionDialogs
        doing={doing}
        onDo={(next) => {
          setDoing(next);
          if (!next) onDone();
        }}
      />
    </>
  );
}
