import { z } from 'zod';
import { REQUESTABLE_ROLES, ROLES } from '../access';
import { endpoint } from '../endpoint';
import { idParams } from '../list';
import { line } from './person-fields';
import { REASON_MAX } from './users';

/** The role a member asks for, and why. Only roles that visitors may request can be asked for (ruling 2). */
export const roleWish = z.strictObject({
  role: z.enum(REQUESTABLE_ROLES, { error: 'Please choose a role' }),
  reason: line(REASON_MAX).pipe(z.string().min(1, 'Please say why')),
});
export type RoleWish = z.output<typeof roleWish>;

/** A member's own open request. */
export const ownRoleRequest = z.object({
  request: z.object({ role: z.enum(ROLES), reason: z.string(), since: z.string() }).nullable(),
});

/**
 * Yes or no, with a sentence that the member reads. A no has to say why. `wanted` and `since` name the request that is
 * answered, as the waiting room shows it; if they are left out, whatever the member asks for by now is answered.
 */
export const roleAnswer = z
  .strictObject({
    accept: z.boolean(),
    sentence: line(REASON_MAX),
    wanted: z.enum(ROLES).optional(),
    since: z.iso.datetime().optional(),
  })
  .refine(({ accept, sentence }) => accept || sentence !== '', {
    path: ['sentence'],
    error: 'Please say why not',
  });
export type RoleAnswer = z.output<typeof roleAnswer>;

export const roleRequestEndpoints = {
  ownRoleRequest: endpoint({
    method: 'GET',
    path: '/users/me/role-request',
    access: 'member',
    summary: 'Your own pending request for another role',
    answer: ownRoleRequest,
  }),
  askForRole: endpoint({
    method: 'PUT',
    path: '/users/me/role-request',
    access: 'member',
    summary: 'Request another role, with a reason; replaces a pending request',
    body: roleWish,
    answer: ownRoleRequest,
  }),
  withdrawRoleRequest: endpoint({
    method: 'DELETE',
    path: '/users/me/role-request',
    access: 'member',
    summary: 'Withdraw your request for another role',
    answer: ownRoleRequest,
  }),
  answerRoleRequest: endpoint({
    method: 'POST',
    path: '/users/:id/role-request',
    access: 'users',
    summary:
      'Answer a user\u2019s request for another role: grant it, or decline it with an explanation; 409 if they changed the request named by `wanted` and `since`',
    stepUp: 'always',
    params: idParams,
    body: roleAnswer,
    answer: z.object({ id: z.number(), role: z.enum(ROLES) }),
  }),
};
