import { isTemporary, type FormDefinition, type PartId } from '@hearthside/contract/form';

/** The form with the numbers that publishing gave its new parts; the same form where it has none of these. */
export function withGivenIds(
  form: FormDefinition,
  ids: Readonly<Record<string, number>>,
): FormDefinition {
  let any = false;
  const given = <Part extends { id: PartId }>(part: Part): Part => {
    const id = isTemporary(part.id) ? ids[part.id] : undefined;
    if (id === undefined) return part;
    any = true;
    return { ...part, id };
  };
  const next = {
    ...form,
    sections: form.sections.map((section) => ({
      ...given(section),
      questions: section.questions.map((question) => ({
        ...given(question),
        choices: question.choices.map(given),
        gridRows: question.gridRows.map(given),
        gridColumns: question.gridColumns.map(given),
        links: question.links.map(given),
      })),
    })),
  };
  return any ? next : form;
}
