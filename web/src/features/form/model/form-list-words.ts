import { ROLE_LABELS } from '@hearthside/contract/access';
import { FORM_ROLES, type FormRole } from '@hearthside/contract/form/fields';

/** '1 form', '1,204 forms'. */
export const formCount = (count: number) =>
  count === 1 ? '1 form' : `${count.toLocaleString('en-US')} forms`;

/** '1 member', '1,204 members'. */
export const memberCount = (count: number) =>
  count === 1 ? '1 member' : `${count.toLocaleString('en-US')} members`;

/** How many roles are listed by name. */
const NAMED = 3;

/** A form's audience in short: 'Everyone', 'All 9 roles', 'Fosters and Trustee', '5 roles'. */
export function audienceWords(accessRoles: readonly FormRole[]): string {
  if (accessRoles.length === 0) return 'Everyone';
  if (accessRoles.length === FORM_ROLES.length) return `All ${FORM_ROLES.length} roles`;
  return accessRoles.length > NAMED ? `${accessRoles.length} roles` : rolesWords(accessRoles);
}

/** 'Fosters', 'Fosters and Trustee', 'Fosters, Volunteers and Trustee'. */
export function rolesWords(roles: readonly FormRole[]): string {
  const names = roles.map((role) => ROLE_LABELS[role].many);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** The audience of a publication, by name. */
export function publishedTo(accessRoles: readonly FormRole[]): string {
  if (accessRoles.length === 0) return 'every member';
  const names = rolesWords(accessRoles);
  return accessRoles.length === FORM_ROLES.length
    ? `all ${accessRoles.length} roles (${names})`
    : names;
}

/** What is deleted together with a form. */
export function responsesToo(responses: number): string {
  if (responses === 0) return 'No one has sent it yet. Members will no longer see it.';
  const count =
    responses === 1
      ? 'its one response will disappear'
      : `its ${responses.toLocaleString('en-US')} responses will disappear`;
  return `Members will no longer see it, and ${count} from submissions and reports.`;
}

/** What is restored with a deleted form: '12 questions and 1 response'. */
export function contentsText({ questions, responses }: { questions: number; responses: number }) {
  const some = (count: number, word: string) =>
    `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;
  return `${some(questions, 'question')} and ${some(responses, 'response')}`;
}
