import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import { can } from '@hearthside/contract/access';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { memberPages } from '@hearthside/contract/member/pages';
import { Link } from 'react-router-dom';
import { PhoneLink } from '@/features/member';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { deviceZone } from '@/lib/time-zone';
import { Notice } from '@/ui/notice';
import { Fact, FactList } from '@/ui/fields/read-only';
import { shownWhen, whenElsewhere } from '../model/appointment-words';
import { AppointmentMarks } from './appointment-marks';
import { LocationText } from './location-text';

/** All facts about an appointment. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const me = useMe();
  const { kind, member, minutes, location, about, phone, answer, timeZone } = appointment;
  const elsewhere = whenElsewhere(appointment, deviceZone(timeZone));
  const isOffice = can(me, 'admin_appointments');
  return (
    <>
      <AppointmentMarks appointment={appointment} />
      <ChangeRequest appointment={appointment} />
      <FactList className="mt-3">
        {member.id !== me.id && (
          <Fact label="Member">
            {isOffice ? (
              <Link
                to={memberPages.user(member.id)}
                className="text-brand-strong underline-offset-3 hover:underline"
              >
                {fullName(member)}
              </Link>
            ) : (
              fullName(member)
            )}
          </Fact>
        )}
        <Fact label="Kind">{APPOINTMENT_KINDS[kind]}</Fact>
        <Fact label="Day and time">{shownWhen(appointment)}</Fact>
        {elsewhere && <Fact label="Your time">{shownWhen(elsewhere)}</Fact>}
        <Fact label="Length">{minutes} minutes</Fact>
        <Fact label="Location" empty="To be decided">
          {location && <LocationText location={location} />}
        </Fact>
        <Fact label="About">
          {about && (
            <span dir="auto" className="whitespace-pre-line">
              {about}
            </span>
          )}
        </Fact>
        <Fact label="Phone">{phone && <PhoneLink phone={phone} />}</Fact>
        {answer && (
          <Fact label="The office said">
            <span dir="auto" className="whitespace-pre-line">
              {answer}
            </span>
          </Fact>
        )}
      </FactList>
    </>
  );
}

/** The member's change request since the appointment was confirmed, and why. */
function ChangeRequest({ appointment: { wish } }: { appointment: Appointment }) {
  if (!wish) return null;
  return (
    <Notice tone="warn" className="mt-3">
      {wish.kind === 'move' ? (
        <p>Reschedule requested for {shownWhen(wish)}</p>
      ) : (
        <p>Cancellation requested</p>
      )}
      <p dir="auto" className="mt-1 whitespace-pre-line">
        {wish.reason}
      </p>
    </Notice>
  );
}
