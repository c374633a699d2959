import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';

/** What a step from one state of a form to another has changed, for it to be shown. */
export interface ChangedPart {
  /** The first question that is another, or the one before a question that is gone. */
  question?: PartId;
  /** Where no question is: the first section that is another. */
  section?: PartId;
}

/** States share the parts they have in common: another object is another part. */
export function changedPart(from: FormDefinition, to: FormDefinition): ChangedPart {
  const [before, after] = [questionsOf(from), questionsOf(to)];
  const known = new Set(before);
  const changed = after.find((question) => !known.has(question));
  if (changed) return { question: changed.id };
  const at = before.findIndex((question, place) => question !== after[place]);
  if (at >= 0) {
    const isGone = after.length < before.length;
    return { question: after[isGone ? Math.max(0, at - 1) : at]?.id };
  }
  const sections = new Set(from.sections);
  return { section: to.sections.find((section) => !sections.has(section))?.id };
}
