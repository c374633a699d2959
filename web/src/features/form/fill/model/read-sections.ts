import type { FormSection, PartId } from '@hearthside/contract/form/fields';
import type { FormSectionAnswer } from '@hearthside/contract/form/shapes';

/** Sections from an answer of the API, in the shape that the form rules take. */
export const readSections = (sections: readonly FormSectionAnswer[]): FormSection[] =>
  sections.map(({ section, questions }) => ({
    id: section.id,
    title: section.title,
    description: section.description,
    accessRoles: section.accessRoles,
    questions,
  }));

/** Only the questions that a member was asked. They could not answer the others. */
export const onlyAsked = (
  sections: readonly FormSectionAnswer[],
  asked: readonly number[],
): FormSection[] => {
  const ids = new Set<PartId>(asked);
  return readSections(sections).map((section) => ({
    ...section,
    questions: section.questions.filter(({ id }) => ids.has(id)),
  }));
};
