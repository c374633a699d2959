import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormQuestion, FormSection, PartId } from '@hearthside/contract/form/fields';

/** Returns the same object if nothing in it changes. */
export function patched<Thing extends object>(thing: Thing, set: NoInfer<Partial<Thing>>): Thing {
  const keys = Object.keys(set) as (keyof Thing)[];
  return keys.every((key) => Object.is(thing[key], set[key])) ? thing : { ...thing, ...set };
}

/** The list with one item replaced. The same list if the item is the same. */
export const replacedAt = <Thing>(list: Thing[], at: number, thing: Thing): Thing[] =>
  list[at] === thing ? list : list.with(at, thing);

/** The list with one item moved. A position past the end means the end. */
export function moved<Thing>(list: Thing[], from: number, to: number): Thing[] {
  const place = Math.max(0, Math.min(Math.trunc(to) || 0, list.length - 1));
  if (place === from) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(place, 0, list[from] as Thing);
}

export const withSections = (form: FormDefinition, sections: FormSection[]): FormDefinition =>
  patched(form, { sections });

export const sectionIndex = (form: FormDefinition, id: PartId): number =>
  form.sections.findIndex((section) => section.id === id);

/** The form with this section changed. The same form if there is no such section or nothing changes. */
export function withSection(
  form: FormDefinition,
  id: PartId,
  change: (section: FormSection, at: number) => FormSection,
): FormDefinition {
  const at = sectionIndex(form, id);
  const section = form.sections[at];
  if (!section) return form;
  return withSections(form, replacedAt(form.sections, at, change(section, at)));
}

/** The position of a question: its section, and its index in it. */
export function placeOf(form: FormDefinition, id: PartId) {
  for (const [sectionAt, section] of form.sections.entries()) {
    const at = section.questions.findIndex((question) => question.id === id);
    const question = section.questions[at];
    if (question) return { section, sectionAt, question, at };
  }
  return undefined;
}

/** The form with this question changed. The same form if there is no such question or nothing changes. */
export function withQuestion(
  form: FormDefinition,
  id: PartId,
  change: (question: FormQuestion, section: FormSection) => FormQuestion,
): FormDefinition {
  const place = placeOf(form, id);
  if (!place) return form;
  const { section, sectionAt, question, at } = place;
  const questions = replacedAt(section.questions, at, change(question, section));
  return withSections(form, replacedAt(form.sections, sectionAt, patched(section, { questions })));
}

/** Whether it is question number 1, which can't be deleted (part 2 §2, §4). */
export const isFirst = (form: FormDefinition, id: PartId): boolean =>
  questionsOf(form)[0]?.id === id;
