import { z } from 'zod';
import { calendarDate } from '../calendar-date';
import { endpoint } from '../endpoint';
import { idParams } from '../list';
import { line, profileSave } from './profile';
import { REASON_MAX, userDetail } from './users';

/** Why a member is suspended, for the history, and from which day on they can sign in again; null until lifted. */
export const suspension = z.strictObject({
  reason: line(REASON_MAX).pipe(z.string().min(1, 'Please give a reason')),
  until: calendarDate('Please choose a day').nullable(),
});
export type Suspension = z.output<typeof suspension>;

/** The message for a day on which a suspension could not end, because it is over. */
export const UNTIL_LATER = 'Please choose a day after today';

/** Why a member is archived, for the history; it may be empty. */
export const archiving = z.strictObject({ reason: line(REASON_MAX).default('') });
export type Archiving = z.output<typeof archiving>;

/** What admins do with somebody's account. Nobody does it with their own. */
export const accountEndpoints = {
  saveUser: endpoint({
    method: 'PUT',
    path: '/users/:id/profile',
    access: 'users',
    summary:
      'Put a user\u2019s profile right; a new email address asks for the admin\u2019s password and waits for its confirmation',
    params: idParams,
    body: profileSave,
    answer: userDetail,
  }),
  sendResetLink: endpoint({
    method: 'POST',
    path: '/users/:id/reset-link',
    access: 'users',
    summary: 'Mail a user a link to set a new password',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/users/:id/sessions',
    access: 'users',
    summary: 'Sign a user out on all devices; tells on how many they were signed in',
    params: idParams,
    answer: z.object({ ended: z.number() }),
  }),
  suspend: endpoint({
    method: 'PUT',
    path: '/users/:id/suspension',
    access: 'users',
    summary:
      'Suspend a user, with a reason, until a day or until it is lifted; they are signed out at once',
    params: idParams,
    body: suspension,
    answer: userDetail,
  }),
  liftSuspension: endpoint({
    method: 'DELETE',
    path: '/users/:id/suspension',
    access: 'users',
    summary: 'Lift a user\u2019s suspension, or unlock a locked account',
    params: idParams,
    answer: userDetail,
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/users/:id/archive',
    access: 'users',
    summary:
      'Archive a user who has left: signed out at once and out of all lists, with all records kept',
    params: idParams,
    body: archiving,
    answer: userDetail,
  }),
  unarchive: endpoint({
    method: 'DELETE',
    path: '/users/:id/archive',
    access: 'users',
    summary: 'Bring a user back from the archive, as they were',
    params: idParams,
    answer: userDetail,
  }),
};
