import type { Appointment } from '@hearthside/contract/appointment-endpoints';

/** What can be done with an appointment; `meet` fixes the time its member asks for. */
export type AppointmentAct =
  | 'confirm'
  | 'meet'
  | 'edit'
  | 'decline'
  | 'cancel'
  | 'undo'
  | 'remove'
  | 'askMove'
  | 'askCancel'
  | 'withdraw'
  | 'calendar';

type Acted = Pick<Appointment, 'state' | 'over' | 'wish' | 'undoable' | 'startsAt'>;

/** What the office can do with an appointment, the likeliest first; the API decides by the same rules. */
export function officeActs({ state, over, wish, undoable }: Acted): AppointmentAct[] {
  const acts: AppointmentAct[] = [];
  if (state === 'requested') acts.push('confirm', 'decline');
  if (state === 'confirmed' && !over) {
    if (wish?.kind === 'move') acts.push('meet');
    acts.push('edit', 'calendar');
    if (wish) acts.push('decline');
    acts.push('cancel');
  }
  if (undoable) acts.push('undo');
  return [...acts, 'remove'];
}

/** What members can do with their own. */
export function ownActs({ state, wish, startsAt }: Acted, now = new Date()): AppointmentAct[] {
  if (state === 'requested') return ['withdraw'];
  if (state !== 'confirmed' || new Date(startsAt) <= now) return [];
  return wish ? ['calendar', 'withdraw'] : ['calendar', 'askMove', 'askCancel'];
}
