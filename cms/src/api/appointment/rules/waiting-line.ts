import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import type { AttentionItem } from '../../../subject';
import { nameIn } from '../../../text/member-name';
import { shownWhen, type When } from './appointment-when';

type Waiting = Pick<Appointment, 'id' | 'kind' | 'member' | 'state' | 'wish'> & When;

/** What is asked for, in words: nobody can decide without it, and what is confirmed is the new time. */
function askedWords(wish: Waiting['wish'], when: When): string {
  if (!wish) return shownWhen(when);
  return wish.kind === 'move'
    ? `asks for ${shownWhen(wish)} instead of ${shownWhen(when)}`
    : `asks to cancel ${shownWhen(when)}`;
}

/** An appointment that waits for the office, as the first screen names it: whose it is, and what is asked for. */
export function waitingLine({
  id,
  kind,
  member,
  state,
  wish,
  ...when
}: Waiting): NonNullable<AttentionItem['first']>[number] {
  // Only of a confirmed one something else can be asked for.
  const asked = state === 'confirmed' ? wish : null;
  return {
    id,
    name: nameIn(member),
    link: appointmentPages.detail(id),
    note: `${APPOINTMENT_KINDS[kind]}, ${askedWords(asked, when)}`,
    ...(asked && { wish: asked.kind }),
  };
}
