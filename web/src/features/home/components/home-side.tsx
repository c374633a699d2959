import type { Home } from '@hearthside/contract/member/home';
import type { Me } from '@hearthside/contract/member/me';
import { AppointmentCard } from './appointment-card';
import { MessagesCard } from './messages-card';
import { ReachCard } from './reach-card';

/** The second column: messages, the next appointment, and how the member is reached. */
export function HomeSide({ home, me }: { home: Home | undefined; me: Me }) {
  const appointment = home?.attention.find(({ kind }) => kind === 'coming_appointment');
  return (
    <>
      {home && home.unread.length > 0 && <MessagesCard chats={home.unread} />}
      {appointment && <AppointmentCard item={appointment} />}
      {me.verified && <ReachCard me={me} />}
    </>
  );
}
