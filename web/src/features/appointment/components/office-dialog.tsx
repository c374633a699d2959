import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import type { UserListItem } from '@hearthside/contract/member/users';
import { useState } from 'react';
import { MemberFacts, MemberFinder } from '@/features/member';
import { useSettings } from '@/features/settings';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { fullName } from '@/lib/full-name';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { ChosenPerson } from '@/ui/fields/chosen-person';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { shownWhen } from '../model/appointment-words';
import { newAppointment, typedOf, type OfficeInput } from '../model/office-form';
import { OfficeFields } from './office-fields';
import { StateNow } from './problem-notice';
import { useOfficeForm } from './use-office-form';

/** What the office is confirming: a new appointment, or an existing one, possibly at the time its member asks for. */
export type OfficeEdit = 'new' | { action: 'confirm' | 'edit' | 'meet'; appointment: Appointment };

export interface OfficeDialogProps {
  /** The dialog is open while this is set. */
  edited: OfficeEdit | undefined;
  onEdit: (edited: OfficeEdit | undefined) => void;
}

/** Adds an appointment with a member, confirms a request, or moves or changes an appointment (ruling 29). */
export function OfficeDialog({ edited, onEdit }: OfficeDialogProps) {
  const { shown, opening } = useSubject(edited);
  if (!shown) return null;
  return (
    <OneOfficeEdit
      key={opening}
      edited={shown}
      open={edited !== undefined}
      onClose={() => onEdit(undefined)}
      onReopen={() => onEdit(shown)}
    />
  );
}

const WORDS = {
  new: { title: 'Add appointment', confirm: 'Add appointment' },
  confirm: { title: 'Confirm appointment', confirm: 'Confirm' },
  edit: { title: 'Edit appointment', confirm: 'Save' },
  meet: { title: 'Move appointment', confirm: 'Move' },
};

interface OneOfficeEditProps {
  edited: OfficeEdit;
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
}

function OneOfficeEdit({ edited, open, onClose, onReopen }: OneOfficeEditProps) {
  const { timeZone } = useSettings();
  const action = edited === 'new' ? 'new' : edited.action;
  const appointment = edited === 'new' ? undefined : edited.appointment;
  const [start] = useState(() => startOf(appointment, action === 'meet', timeZone));
  const about = appointment ? `${action}.${appointment.id}` : 'new';
  const state = useOfficeForm({
    appointment,
    start,
    officeZone: timeZone,
    about,
    onSaved: onClose,
  });
  const { form, busy, problem, conflict, theirs, resumed } = state;
  const [member, setMember] = useState<UserListItem['user']>();
  const choose = (chosen: UserListItem['user'] | undefined) => {
    form.clearErrors();
    form.setValue('userId', chosen?.id ?? 0);
    setMember(chosen);
  };
  const isReady = appointment !== undefined || member !== undefined;
  const { title, confirm } = WORDS[action];
  const cancel = () => {
    const putBack = state.discard();
    onClose();
    if (!putBack) return;
    toast.undo(appointment ? 'Changes discarded' : 'Appointment discarded', () => {
      putBack();
      onReopen();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={title}
      description={
        appointment ? describe(appointment) : member ? undefined : 'Choose who it’s with.'
      }
      onSubmit={isReady ? (event) => void state.submit(event) : undefined}
      footer={
        isReady && (
          <>
            <Button variant="quiet" disabled={busy} onClick={cancel}>
              Back
            </Button>
            <Button type="submit" busy={busy} busyLabel="Saving...">
              {confirm}
            </Button>
          </>
        )
      }
    >
      {isReady ? (
        <>
          <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed}>
            {theirs && theirs.state !== appointment?.state && <StateNow appointment={theirs} />}
          </ConflictNotice>
          {member && (
            <ChosenPerson
              name={fullName(member)}
              picture={member.profilePicture}
              error={form.formState.errors.userId?.message}
              busy={busy}
              onChange={() => choose(undefined)}
            >
              <MemberFacts member={member} />
            </ChosenPerson>
          )}
          <OfficeFields form={form} zones={zonesOf(start, appointment, timeZone)} />
        </>
      ) : (
        <MemberFinder onChoose={({ user }) => choose(user)} />
      )}
    </Dialog>
  );
}

const startOf = (
  appointment: Appointment | undefined,
  meets: boolean,
  timeZone: string,
): OfficeInput => (appointment ? typedOf(appointment, meets) : newAppointment(timeZone));

/** The time zones to choose from: the appointment's own, the one its member asks in, and the office's. */
const zonesOf = (start: OfficeInput, appointment: Appointment | undefined, timeZone: string) => [
  ...new Set(appointment ? [start.timeZone, appointment.timeZone, timeZone] : [timeZone]),
];

/** Whose appointment it is, and what they ask for. */
function describe(appointment: Appointment): string {
  const { member, state, wish } = appointment;
  const name = fullName(member);
  if (state === 'requested') return `${name} requested ${shownWhen(appointment)}.`;
  const stands = `With ${name}, now on ${shownWhen(appointment)}.`;
  if (!wish) return stands;
  const asked = wish.kind === 'move' ? `to reschedule it to ${shownWhen(wish)}` : 'to cancel it';
  return `${stands} They asked ${asked}: “${wish.reason}”`;
}
