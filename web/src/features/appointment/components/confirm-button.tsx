import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RunButton } from '@/kit/run-button/run-button';
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
  const [doing, setDoing] = useState<Doing>();
  const navigate = useNavigate();
  const open = async () => {
    const appointment = await appointments.detail({ id });
    const action = officeActions(appointment).find((one) => one === 'confirm' || one === 'meet');
    if (action) setDoing({ action, appointment });
    // What somebody else has answered by now, or its member asks otherwise, is shown on its page.
    else void navigate(appointmentPages.detail(id));
  };
  return (
    <>
      <RunButton
        about={name}
        label={`Confirm: ${name}`}
        busyLabel="Opening..."
        failed={APPOINTMENT_TEXTS.failed}
        run={open}
      >
        Confirm
      </RunButton>
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
