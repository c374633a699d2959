import { profile, type Home, type Me } from '@hearthside/contract/member';

type Checklist = Home['checklist'];

/** The way in for a newcomer (ruling 2), each step with whether it is done. */
export function checklistFor(me: Pick<Me, keyof Me>): Checklist {
  const { firstName, lastName, email, phoneNumber, address } = me;
  const complete = profile.safeParse({
    firstName,
    lastName,
    email,
    phoneNumber,
    ...address,
  }).success;
  return [
    { step: 'profile', done: complete },
    { step: 'verification', done: me.verified },
  ];
}
