import { FORM_ROLES, type FormRole, type PartId } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { allowedRoles } from '@hearthside/contract/form/visibility';

/** Roles in the order of the dialog, each once. */
export const inOrder = (roles: readonly FormRole[]): FormRole[] =>
  FORM_ROLES.filter((role) => roles.includes(role));

export const withRole = (roles: readonly FormRole[], role: FormRole, on: boolean): FormRole[] =>
  inOrder(on ? [...roles, role] : roles.filter((one) => one !== role));

export const sameRoles = (one: readonly FormRole[], other: readonly FormRole[]): boolean =>
  inOrder(one).join() === inOrder(other).join();

/**
 * What a dialog for a section or question begins with: those who see it now. An empty list means everybody whom
 * its parent lets in (ruling 17b); what the parent does not let in is no choice (part 2 §4).
 */
export const chosenWithin = (
  accessRoles: readonly FormRole[],
  allowed: readonly FormRole[],
): FormRole[] =>
  inOrder(
    accessRoles.length === 0 ? allowed : accessRoles.filter((role) => allowed.includes(role)),
  );

/**
 * The list to keep for what was chosen. What was not touched stays as it was: a list that followed its parent
 * goes on following it, and one of roles that are not available now is not opened to everybody by a Save.
 */
export const keptRoles = (
  accessRoles: readonly FormRole[],
  allowed: readonly FormRole[],
  chosen: readonly FormRole[],
): FormRole[] =>
  sameRoles(chosen, chosenWithin(accessRoles, allowed)) ? [...accessRoles] : inOrder(chosen);

/**
 * Whether roles for a question can be saved at once: it is published, and its section as it is published lets
 * these roles in. Others go with the draft, in which the section may be for more.
 */
export function isTakenAtOnce(
  detail: Pick<FormDetail, 'form' | 'sections'> | undefined,
  question: PartId,
  accessRoles: readonly FormRole[],
): boolean {
  const place = detail?.sections.find(({ questions }) =>
    questions.some(({ id }) => id === question),
  );
  if (!detail || !place) return false;
  const allowed = allowedRoles(detail.form.accessRoles, place.section.accessRoles) ?? FORM_ROLES;
  return accessRoles.every((role) => allowed.includes(role));
}
