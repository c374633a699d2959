import { FORM_ROLES, type FormRole, type PartId } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { allowedRoles } from '@hearthside/contract/form/visibility';

/** Roles in the order of the dialog, without duplicates. */
export const inOrder = (roles: readonly FormRole[]): FormRole[] =>
  FORM_ROLES.filter((role) => roles.includes(role));

export const withRole = (roles: readonly FormRole[], role: FormRole, on: boolean): FormRole[] =>
  inOrder(on ? [...roles, role] : roles.filter((one) => one !== role));

export const sameRoles = (one: readonly FormRole[], other: readonly FormRole[]): boolean =>
  inOrder(one).join() === inOrder(other).join();

/**
 * The initial choice in a dialog for a section or question: the roles that see it now. An empty list means everybody
 * whom its parent includes (ruling 17b). Roles outside the parent can't be chosen (part 2 §4).
 */
export const chosenWithin = (
  accessRoles: readonly FormRole[],
  allowed: readonly FormRole[],
): FormRole[] =>
  inOrder(
    accessRoles.length === 0 ? allowed : accessRoles.filter((role) => allowed.includes(role)),
  );

/**
 * The list to save for a choice. An untouched list is saved unchanged: a list that followed its parent keeps
 * following it, and a list of roles that are unavailable now is not opened to everybody by saving.
 */
export const keptRoles = (
  accessRoles: readonly FormRole[],
  allowed: readonly FormRole[],
  chosen: readonly FormRole[],
): FormRole[] =>
  sameRoles(chosen, chosenWithin(accessRoles, allowed)) ? [...accessRoles] : inOrder(chosen);

/**
 * Whether roles for a question can be saved at once: the question is published, and its published section includes
 * these roles. Otherwise they are saved with the draft, whose section may include more.
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
