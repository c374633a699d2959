import type { Appointment } from '@hearthside/contract/appointment/endpoints';

/** The actions on an appointment. `meet` confirms the time that its member asks for. */
export type AppointmentAction =
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

/** What the office can do with an appointment, the most likely action first. The API applies the same rules. */
export function officeActions({ state, over, wish, undoable }: Acted): AppointmentAction[] {
  const actions: AppointmentAction[] = [];
  if (state === 'requested') actions.push('confirm', 'decline');
  if (state === 'confirmed' && !over) {
    if (wish?.kind === 'move') actions.push('meet');
    actions.push('edit', 'calendar');
    if (wish) actions.push('decline');
    actions.push('cancel');
  }
  if (undoable) actions.push('undo');
  return [...actions, 'remove'];
}

/** What members can do with their own appointments. */
export function ownActions(
  { state, wish, startsAt }: Acted,
  now = new Date(),
): AppointmentAction[] {
  if (state === 'requested') return ['withdraw'];
  if (state !== 'confirmed' || new Date(startsAt) <= now) return [];
  return wish ? ['calendar', 'withdraw'] : ['calendar', 'askMove', 'askCancel'];
}
