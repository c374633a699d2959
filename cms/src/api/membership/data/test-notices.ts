/** Each notice of the subject that is sent by email, for the test of every email. */
import type { NotificationInput } from '../../notification/data/announcing';
import { dueNotice } from './reminding';

/** What sends each notice about a membership. */
export function membershipMails(
  send: (notice: NotificationInput) => Promise<void>,
): Record<string, () => Promise<void>> {
  const row = { userId: 7, nextDeadline: '2027-05-08', amount: 6000 };
  const today = { today: '2027-05-01', graceDays: 30, usefulUntil: new Date('2027-05-02') };
  return {
    'membership due': () => send(dueNotice(row, { role: 'pet_owner', renews: true, ...today })),
  };
}
