import { z } from 'zod';
import { calendarDate } from '../calendar-date';
import { endpoint } from '../endpoint';
import { idParams } from '../list';
import { line } from './person-fields';
import { profileSave } from './profile';
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
      'Correct a user\u2019s profile; a new email address requires the admin\u2019s password and takes effect once confirmed',
    params: idParams,
    body: profileSave,
    answer: userDetail,
  }),
  sendResetLink: endpoint({
    method: 'POST',
    path: '/users/:id/reset-link',
    access: 'users',
    summary: 'Email a user a link to set a new password',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/users/:id/sessions',
    access: 'users',
    summary: 'Sign a user out on all devices; returns how many they were signed in on',
    params: idParams,
    answer: z.object({ ended: z.number() }),
  }),
  suspend: endpoint({
    method: 'PUT',
    path: '/users/:id/suspension',
    access: 'users',
    summary: 'Suspend a user, with a reason, until a date or until lifted; signs them out at once',
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
      'Archive a user who has left; signs them out at once and removes them from all lists, with all records kept',
    params: idParams,
    body: archiving,
    answer: userDetail,
  }),
  unarchive: endpoint({
    method: 'DELETE',
    path: '/users/:id/archive',
    access: 'users',
    summary: 'Restore a user from the archive, as they were',
    params: idParams,
    answer: userDetail,
  }),
};
