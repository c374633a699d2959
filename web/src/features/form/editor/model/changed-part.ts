import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';

/** What changed from one state of a form to another, so that it can be shown. */
export interface ChangedPart {
  /** The first question that differs, or the one before a removed question. */
  question?: PartId;
  /** If there is no such question: the first section that differs. */
  section?: PartId;
}

/** States share unchanged parts, so a different object means a changed part. */
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
