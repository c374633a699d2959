import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Dialog } from '@/ui/dialogs/dialog';
import { SkeletonText } from '@/ui/skeleton';
import { useAppointment } from '../api/appointments';
import { nameOf } from '../model/appointment-words';
import { AppointmentFacts } from './appointment-facts';
import { DetailsFooter } from './details-footer';
import { useAppointmentActions } from './use-appointment-actions';

export interface DetailsDialogProps {
  /** The id of the appointment. The dialog is open while there is one. */
  id: number | undefined;
  onClose: () => void;
}

/** One appointment with all its details. Links in mails and notifications lead here. */
export function DetailsDialog({ id, onClose }: DetailsDialogProps) {
  const { shown, opening } = useSubject(id);
  if (shown === undefined) return null;
  return <Details key={opening} id={shown} open={id !== undefined} onClose={onClose} />;
}

interface DetailsProps {
  id: number;
  open: boolean;
  onClose: () => void;
}

function Details({ id, open, onClose }: DetailsProps) {
  const found = useAppointment({ id });
  const { data, error } = found;
  const { entriesOf, dialogs } = useAppointmentActions({ onRemoved: onClose });
  const isMissing = error instanceof ApiError && error.status === 404;
  const entries = data ? entriesOf(data) : [];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={data && !isMissing ? nameOf(data) : 'Appointment'}
      footer={entries.length > 0 && !isMissing && <DetailsFooter entries={entries} />}
    >
      <AsyncView
        {...viewOf(found)}
        data={isMissing ? undefined : data}
        // A missing appointment won't appear by retrying.
        retry={isMissing ? undefined : () => found.mutate()}
        skeleton={<SkeletonText lines={6} label="Loading the appointment..." />}
        errorTitle={APPOINTMENT_TEXTS.fetchFailed}
        errorMessage={(reason) =>
          isMissing ? 'It may have been removed, or the link may be wrong.' : messageOf(reason)
        }
      >
        {(appointment) => <AppointmentFacts appointment={appointment} />}
      </AsyncView>
      {/* Rendered inside this dialog, so that each opens on top of it and hands the focus back to it. */}
      {dialogs}
    </Dialog>
  );
}
