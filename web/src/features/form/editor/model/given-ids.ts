import {
  isTemporary,
  type FormDefinition,
  type FormQuestion,
  type FormSection,
  type PartId,
} from '@hearthside/contract/form/fields';
import { patched } from './form-parts';
import { onceEach } from './once-each';

/** Applies a change to each item of a list. Returns the same list if nothing changes. */
function all<Part extends object>(change: (part: Part) => Part) {
  const changed = onceEach(change);
  return onceEach((list: Part[]) => {
    const next = list.map(changed);
    return next.every((part, at) => part === list[at]) ? list : next;
  });
}

/**
 * Gives a form the ids that publishing gave to its new parts. Create it once per publication and use it on all states
 * of the form: parts that they share stay shared, and parts without new ids stay the same objects.
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
