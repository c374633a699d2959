import type { Home } from '@hearthside/contract/member/home';
import type { Me } from '@hearthside/contract/member/me';
import { profile } from '@hearthside/contract/member/profile';

type Checklist = Home['checklist'];

/** Whether the profile has everything that its form requires (part 1 §5.1). */
export function isComplete({ firstName, lastName, email, phoneNumber, address }: Me): boolean {
  return profile.safeParse({ firstName, lastName, email, phoneNumber, ...address }).success;
}

/** A new member's checklist (ruling 2), each step with whether it is done. `between`: the steps that subjects add. */
export const checklistFor = (me: Me, between: Checklist): Checklist => [
  { step: 'profile', done: isComplete(me) },
  ...between,
  { step: 'verification', done: me.verified },
];
