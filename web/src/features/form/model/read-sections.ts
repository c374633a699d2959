import type { FormSection } from '@hearthside/contract/form';
import type { FormSectionAnswer } from '@hearthside/contract/form-shapes';

/** Sections as they travel, in the shape that the rules about forms take. */
export const readSections = (sections: readonly FormSectionAnswer[]): FormSection[] =>
  sections.map(({ section, questions }) => ({
    id: section.id,
    title: section.title,
    description: section.description,
    accessRoles: section.accessRoles,
    questions,
  }));
