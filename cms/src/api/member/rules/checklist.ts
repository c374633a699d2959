import { profile, type Home, type Me } from '@hearthside/contract/member/profile';

type Checklist = Home['checklist'];

/** Whether everything is there that the profile's form asks for (part 1 §5.1). */
export function isComplete({ firstName, lastName, email, phoneNumber, address }: Me): boolean {
  return profile.safeParse({ firstName, lastName, email, phoneNumber, ...address }).success;
}

/** The way in for a newcomer (ruling 2), each step with whether it is done; `between`: what subjects ask for. */
export const checklistFor = (me: Me, between: Checklist): Checklist => [
  { step: 'profile', done: isComplete(me) },
  ...between,
  { step: 'verification', done: me.verified },
];
