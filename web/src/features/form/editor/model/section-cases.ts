import {
  FORM_LIMITS,
  NEW_SECTION_TITLE,
  type FormDefinition,
  type FormQuestion,
  type FormRole,
  type FormSection,
} from '@hearthside/contract/form/fields';
import { allowedRoles, prunedRoles } from '@hearthside/contract/form/visibility';
import type { Cases, SectionAction } from './form-action';
import { moved, patched, placeOf, sectionIndex, withSection, withSections } from './form-parts';

export const sectionCases: Cases<SectionAction> = {
  addSection: (form, { after, id }) => {
    const place = placeOf(form, after);
    if (!place || form.sections.length >= FORM_LIMITS.sections) return form;
    const { section, sectionAt, at } = place;
    const before = { ...section, questions: section.questions.slice(0, at + 1) };
    const added: FormSection = {
      id,
      title: NEW_SECTION_TITLE,
      description: '',
      // What moves to it stays visible only to those who saw it.
      accessRoles: section.accessRoles,
      questions: section.questions.slice(at + 1),
    };
    return withSections(form, form.sections.toSpliced(sectionAt, 1, before, added));
  },

  setSection: (form, { section, set }) =>
    withSection(form, section, (now) => {
      const next = patched(now, set);
      return set.accessRoles && next !== now ? pruned(next, form.accessRoles) : next;
    }),

  removeSection: (form, { section: id }) => {
    const at = sectionIndex(form, id);
    const section = form.sections[at];
    const before = form.sections[at - 1];
    if (!section || !before) return form;
    const questions = [
      ...before.questions,
      ...section.questions.map((question) => withRolesOf(section, question, form, before)),
    ];
    return withSections(form, form.sections.toSpliced(at - 1, 2, { ...before, questions }));
  },

  moveSection: (form, { section, place }) => {
    const at = sectionIndex(form, section);
    // The first section is the start of the form: it stays, and nothing moves before it.
    if (at < 1) return form;
    return withSections(form, moved(form.sections, at, Math.max(1, place)));
  },
};

/** The section with the roles of its questions pruned to its own. */
const pruned = (section: FormSection, formRoles: readonly FormRole[]): FormSection => {
  const allowed = allowedRoles(formRoles, section.accessRoles) ?? [];
  return {
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      accessRoles: prunedRoles(question.accessRoles, allowed),
    })),
  };
};

/** A question that leaves its section because the section is deleted. Nobody may see it who did not see it before. */
function withRolesOf(
  section: FormSection,
  question: FormQuestion,
  form: FormDefinition,
  before: FormSection,
): FormQuestion {
  const seen = allowedRoles(section.accessRoles, question.accessRoles);
  // If the two lists have nobody in common, nobody saw it. Its own list keeps it that way, or it is reported as
  // unseen.
  const own = seen && seen.length > 0 ? [...seen] : question.accessRoles;
  const allowed = allowedRoles(form.accessRoles, before.accessRoles) ?? [];
  return { ...question, accessRoles: prunedRoles(own, allowed) };
}
