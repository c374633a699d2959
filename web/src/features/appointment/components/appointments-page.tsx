import { can } from '@hearthside/contract/access';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import {
  APPOINTMENT_VIEWS,
  type AppointmentView,
} from '@hearthside/contract/appointment/endpoints';
import { CalendarPlus, CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { usePage } from '@/lib/page';
import { useQueryState } from '@/lib/query-state';
import { useOpenedFor } from '@/lib/use-opened-for';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button } from '@/ui/button';
import { LinkTabs } from '@/ui/lists/tabs';
import { useAppointments } from '../api/appointments';
import { appointmentsQuery } from '../model/appointments-query';
import { AppointmentTable } from './appointment-table';
import { AppointmentsList } from './appointments-list';
import { AskDialog, type Asking } from './ask-dialog';
import { DetailsDialog } from './details-dialog';
import { NoAppointments } from './no-appointments';
import { OfficeDialog, type OfficeEdit } from './office-dialog';
import { useAppointmentActions } from './use-appointment-actions';

const ASK = 'Request an appointment';
const DETAILS_ICON = <CalendarSearch size={18} aria-hidden />;
const VIEWS = Object.entries(APPOINTMENT_VIEWS).map(([id, label]) => ({ id, label }));

/** The member's own appointments. For the office, everybody's (part 1 §2.3; ruling 29). */
export function AppointmentsPage() {
  usePage('Appointments', APPOINTMENT_TEXTS.title);
  const isOffice = can(useMe(), 'admin_appointments');
  const [query, change] = useQueryState(appointmentsQuery);
  const { page, view, appointmentId } = query;
  // One's own appointments all have the same name, so searching for names makes no sense.
  const search = isOffice ? query.search : '';
  const list = useSearchedList(query, change, useAppointments({ page, view, search }));
  const { entriesOf, dialogs } = useAppointmentActions({ onDone: list.keepFocus });
  const [asking, setAsking] = useState<Asking>();
  const [edited, setEdited] = useState<OfficeEdit>();
  const begin = () => (isOffice ? setEdited('new') : setAsking({ title: ASK, kind: 'intake' }));
  useOpenedFor('new_appointment', begin);
  const add = (
    <Button icon={<CalendarPlus size={18} aria-hidden />} aria-haspopup="dialog" onClick={begin}>
      {isOffice ? 'Add appointment' : ASK}
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-3">
        <LinkTabs
          label="Which appointments"
          items={VIEWS}
          current={view}
          onSelect={(id) => change({ view: id as AppointmentView, page: 1 })}
          className="min-w-0 max-sm:basis-full"
        />
        {add}
      </div>
      <AppointmentsList
        list={list}
        searched={isOffice}
        empty={
          <NoAppointments
            view={view}
            isOffice={isOffice}
            onShowAll={() => change({ view: 'all', page: 1 })}
          />
        }
      >
        {({ appointments }) => (
          <AppointmentTable
            appointments={appointments}
            ofAll={isOffice}
            busy={list.busy}
            entriesOf={(one) => [
              {
                label: 'Details',
                icon: DETAILS_ICON,
                onSelect: () => change({ appointmentId: one.id }, DIALOG_STEP),
              },
              ...entriesOf(one),
            ]}
          />
        )}
      </AppointmentsList>
      {dialogs}
      <OfficeDialog edited={edited} onEdit={setEdited} />
      <AskDialog
        asking={asking}
        onClose={() => setAsking(undefined)}
        onAsked={() => setAsking(undefined)}
      />
      <DetailsDialog
        id={appointmentId}
        onClose={() => {
          change({ appointmentId: undefined }, DIALOG_STEP);
          list.keepFocus();
        }}
      />
    </>
  );
}
