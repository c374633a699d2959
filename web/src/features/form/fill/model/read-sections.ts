import type { FormSection, PartId } from '@hearthside/contract/form/fields';
import type { FormSectionAnswer } from '@hearthside/contract/form/shapes';

/** Sections as they travel, in the shape that the rules about forms take. */
export const readSections = (sections: readonly FormSectionAnswer[]): FormSection[] =>
  sections.map(({ section, questions }) => ({
    id: section.id,
    title: section.title,
    description: section.description,
    accessRoles: section.accessRoles,
    questions,
  }));

/** Of these only what a member was asked: the rest they could not answer. */
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
