import type { FormDefinition, FormQuestion, PartId } from '@hearthside/contract/form/fields';

/**
 * The form with a negative number for every temporary id, so that it can be answered in a preview before it is
 * published. Equal ids always get equal numbers.
 */
export function numberedForm<Form extends Pick<FormDefinition, 'sections'>>(form: Form): Form {
  const numbers = new Map<PartId, number>();
  const numbered = <Part extends { id: PartId }>(part: Part): Part => {
    if (typeof part.id === 'number') return part;
    const number = numbers.get(part.id) ?? -1 - numbers.size;
    numbers.set(part.id, number);
    return { ...part, id: number };
  };
  const question = (asked: FormQuestion): FormQuestion => ({
    ...numbered(asked),
    choices: asked.choices.map(numbered),
    gridRows: asked.gridRows.map(numbered),
    gridColumns: asked.gridColumns.map(numbered),
    links: asked.links.map(numbered),
  });
  const sections = form.sections.map((section) => ({
    ...numbered(section),
    questions: section.questions.map(question),
  }));
  return { ...form, sections };
}
