import {
  isTemporary,
  type FormDefinition,
  type FormQuestion,
  type FormSection,
  type PartId,
} from '@hearthside/contract/form/fields';
import { patched } from './form-parts';
import { onceEach } from './once-each';

/** A change of each of a list; the same list where none of it becomes different. */
function all<Part extends object>(change: (part: Part) => Part) {
  const changed = onceEach(change);
  return onceEach((list: Part[]) => {
    const next = list.map(changed);
    return next.every((part, at) => part === list[at]) ? list : next;
  });
}

/**
 * Gives a form the numbers that publishing gave its new parts. Made for one publication and used on all states of
 * the form: what these share they go on sharing, and what has no new parts stays the very same.
 */
export function givingIds(ids: Readonly<Record<string, number>>) {
  const given = <Part extends { id: PartId }>(part: Part): Part => {
    const id = isTemporary(part.id) ? ids[part.id] : undefined;
    return id === undefined ? part : { ...part, id };
  };
  const choices = all<FormQuestion['choices'][number]>(given);
  const lines = all<FormQuestion['gridRows'][number]>(given);
  const links = all<FormQuestion['links'][number]>(given);
  const questions = all((question: FormQuestion) =>
    patched(given(question), {
      choices: choices(question.choices),
      gridRows: lines(question.gridRows),
      gridColumns: lines(question.gridColumns),
      links: links(question.links),
    }),
  );
  const sections = all((section: FormSection) =>
    patched(given(section), { questions: questions(section.questions) }),
  );
  return onceEach((form: FormDefinition) => patched(form, { sections: sections(form.sections) }));
}
