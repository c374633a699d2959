import type { Role } from '../access';
import type { FormDefinition, FormQuestion, FormRole, FormSection } from './fields';

/** The member who looks at a form. */
export interface FormViewer {
  id: number;
  role: Role;
}

/** An empty list means everybody whom the list above includes (rulings 15, 17b). */
const letsIn = (accessRoles: readonly FormRole[], role: Role) =>
  accessRoles.length === 0 || (accessRoles as readonly Role[]).includes(role);

/** Whether a form is meant for members of this role. */
export const isFor = (form: Pick<FormDefinition, 'accessRoles'>, role: Role): boolean =>
  letsIn(form.accessRoles, role);

const seesQuestion = (question: FormQuestion, viewer: FormViewer) =>
  letsIn(question.accessRoles, viewer.role) && !question.assignedUserIds.includes(viewer.id);

function seenSection(section: FormSection, viewer: FormViewer): FormSection | undefined {
  if (!letsIn(section.accessRoles, viewer.role)) return undefined;
  const questions = section.questions.filter((question) => seesQuestion(question, viewer));
  // A section with only hidden questions would reveal that there is something hidden.
  return questions.length === 0 ? undefined : { ...section, questions };
}

/**
 * The form as this member may see it: the one rule for preview, wizard and server (part 2 §5, §6, ruling 15). Lists
 * are enforced if `enforced` is set and the viewer is not an admin (part 2 §5, "Access visibility"). The form's own
 * roles are checked by `isFor`. Who else may see something is not revealed.
 */
export function seenBy<Form extends Pick<FormDefinition, 'sections'>>(
  form: Form,
  viewer: FormViewer,
  enforced = true,
): Form {
  if (!enforced || viewer.role === 'admin') return form;
  const sections = form.sections.flatMap((section) => seenSection(section, viewer) ?? []);
  return { ...form, sections };
}

/** The form without its access lists, for members who fill it. */
export const withoutLists = (form: FormDefinition): FormDefinition => ({
  ...form,
  accessRoles: [],
  sections: form.sections.map((section) => ({
    ...section,
    accessRoles: [],
    questions: section.questions.map((question) => ({
      ...question,
      accessRoles: [],
      assignedUserIds: [],
    })),
  })),
});

/**
 * The roles that remain in a list when the list above it allows only some (part 2 §4, pruning). If none would remain,
 * the list stays unchanged: an empty list would open to everybody what was meant for few. Nobody sees it then, and
 * `unseenParts` reports that.
 */
export function prunedRoles(
  accessRoles: readonly FormRole[],
  allowed: readonly FormRole[],
): FormRole[] {
  if (allowed.length === 0) return [...accessRoles];
  const kept = accessRoles.filter((role) => allowed.includes(role));
  return kept.length === 0 ? [...accessRoles] : kept;
}

/** The roles that may be chosen for a part of something with these roles. Undefined means all nine. */
export const allowedRoles = (
  ...above: readonly (readonly FormRole[])[]
): readonly FormRole[] | undefined => {
  const lists = above.filter((roles) => roles.length > 0);
  const [first, ...rest] = lists;
  return first?.filter((role) => rest.every((roles) => roles.includes(role)));
};

/** A section or question with its roles pruned. The same object if all of them may stay. */
function pruned<Part extends { accessRoles: FormRole[] }>(
  part: Part,
  allowed: readonly FormRole[] | undefined,
): Part {
  const accessRoles = prunedRoles(part.accessRoles, allowed ?? []);
  return accessRoles.length === part.accessRoles.length ? part : { ...part, accessRoles };
}

/** Changes a form's roles and prunes those of its sections and questions (part 2 §4). */
export function withFormRoles(form: FormDefinition, accessRoles: FormRole[]): FormDefinition {
  const sections = form.sections.map((whole) => {
    const section = pruned(whole, accessRoles);
    const allowed = allowedRoles(accessRoles, section.accessRoles);
    const questions = section.questions.map((question) => pruned(question, allowed));
    const same = questions.every((question, at) => question === section.questions[at]);
    return same ? section : { ...section, questions };
  });
  return { ...form, accessRoles, sections };
}

/** The ids of sections and questions that no role can see, because of the lists above them. */
export function unseenParts(form: FormDefinition): (FormSection | FormQuestion)['id'][] {
  return form.sections.flatMap((section) => {
    const above = allowedRoles(form.accessRoles, section.accessRoles);
    if (above?.length === 0) return [section.id];
    return section.questions
      .filter(({ accessRoles }) => {
        const seen = allowedRoles(form.accessRoles, section.accessRoles, accessRoles);
        return seen?.length === 0;
      })
      .map(({ id }) => id);
  });
}
