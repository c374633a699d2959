import { profile, type Home, type Me } from '@hearthside/contract/member';

type Checklist = Home['checklist'];

/** Whether everything is there that the profile's form asks for (part 1 §5.1). */
export function isComplete({ firstName, lastName, email, phoneNumber, address }: Me): boolean {
  return profile.safeParse({ firstName, lastName, email, phoneNumber, ...address }).success;
}

/**
 * The way in for a newcomer (ruling 2), each step with whether it is done; `forms`: those that are meant for
 * them. Where there are none, nobody is asked to fill any.
 */
export function checklistFor(me: Me, forms: { forms: number; done: boolean }): Checklist {
  return [
    { step: 'profile', done: isComplete(me) },
    ...(forms.forms > 0 ? [{ step: 'forms' as const, done: forms.done }] : []),
    { step: 'verification', done: me.verified },
  ];
}
