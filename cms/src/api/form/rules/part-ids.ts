import { isDeepStrictEqual } from 'node:util';
import {
  isTemporary,
  type FormDefinition,
  type FormQuestion,
  type PartId,
} from '@hearthside/contract/form/fields';

/** A part of a definition with an id of its own, and its path: `sections.0.questions.1`. */
export interface PlacedPart {
  id: PartId;
  at: string;
}

const LISTS = ['choices', 'gridRows', 'gridColumns', 'links'] as const;

function partsOfQuestion(question: FormQuestion, at: string): PlacedPart[] {
  const inside = LISTS.flatMap((list) =>
    question[list].map(({ id }, index) => ({ id, at: `${at}.${list}.${index}` })),
  );
  return [{ id: question.id, at }, ...inside];
}

/** All parts of a definition, in order. */
export function partsOf(definition: FormDefinition): PlacedPart[] {
  return definition.sections.flatMap((section, index) => {
    const at = `sections.${index}`;
    const questions = section.questions.flatMap((question, place) =>
      partsOfQuestion(question, `${at}.questions.${place}`),
    );
    return [{ id: section.id, at }, ...questions];
  });
}

/** The parts whose id an earlier part has, too. */
export function repeatedParts(definition: FormDefinition): PlacedPart[] {
  const known = new Set<PartId>();
  return partsOf(definition).filter(({ id }) => {
    const again = known.has(id);
    known.add(id);
    return again;
  });
}

/** The definition with a new id for each of its parts. */
export function withIds(definition: FormDefinition, idOf: (id: PartId) => PartId): FormDefinition {
  const renamed = <Part extends { id: PartId }>(part: Part) => ({ ...part, id: idOf(part.id) });
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...renamed(section),
      questions: section.questions.map((question) => ({
        ...renamed(question),
        choices: question.choices.map(renamed),
        gridRows: question.gridRows.map(renamed),
        gridColumns: question.gridColumns.map(renamed),
        links: question.links.map(renamed),
      })),
    })),
  };
}

/**
 * The ids that the new parts of a definition got when it was published before, matched by position; undefined if the
 * published one differs.
 */
export function numbersIn(
  definition: FormDefinition,
  published: FormDefinition,
): Record<string, number> | undefined {
  const numbers = new Map(partsOf(published).map(({ id, at }) => [at, id]));
  const ids: Record<string, number> = {};
  for (const { id, at } of partsOf(definition)) {
    if (isTemporary(id)) ids[id] = Number(numbers.get(at));
  }
  const same = withIds(definition, (id) => (isTemporary(id) ? (ids[id] as number) : id));
  return isDeepStrictEqual(same, published) ? ids : undefined;
}

/** The definition as the start of another form, where its parts get new ids. */
export const asNew = (definition: FormDefinition): FormDefinition =>
  withIds(definition, (id) => (isTemporary(id) ? id : `temp_copy-${id}`));
