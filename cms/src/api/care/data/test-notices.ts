/** Each notice of the subject that is sent by email, for the test of every email. */
import type { NotificationInput } from '../../notification/data/announcing';
import { morningNotice } from '../rules/morning-mail';
import { doubleNotice } from './care-notices';
import { lateNotice } from './late-doses';
import type { TaskRow } from './task-row';

/** What sends each notice about a task and a pet with these names. */
export function careMails(
  title: string,
  petName: string,
  send: (notice: NotificationInput) => Promise<void>,
): Record<string, () => Promise<void>> {
  const task = {
    id: 4,
    title,
    petName,
    dose: '1 tablet',
    kind: 'medication',
    zone: 'UTC',
  } as TaskRow;
  const today = '2027-03-15';
  const usefulUntil = new Date('2027-03-16');
  const due = [{ row: task, one: { day: today, time: '08:00' }, today }];
  const missed = [{ row: task, one: { day: '2027-03-14', time: null }, today }];
  const first = { day: today, time: '08:00', byId: 7, markedAt: '2027-03-15T15:00:00Z' };
  const second = { day: today, time: '20:00', byId: 8, markedAt: '2027-03-15T20:00:00Z' };
  return {
    'care this morning': () => send(morningNotice(7, { due, missed }, usefulUntil)),
    'dose overdue': () =>
      send(lateNotice(7, task, { one: { day: today, time: '08:00' }, usefulUntil })),
    'given twice': () => send(doubleNotice(7, task, { first, second: { ...first, byId: 8 } })),
    'two doses shortly after another': () => send(doubleNotice(7, task, { first, second })),
    'marked twice': () =>
      send(
        doubleNotice(7, { ...task, kind: 'grooming' }, { first, second: { ...first, byId: 8 } }),
      ),
  };
}
