import {
  questionsOf,
  type FormDefinition,
  type FormQuestion,
} from '@hearthside/contract/form/fields';
import { goesOn, wordingChange } from '@hearthside/contract/form/wording';

/** The number of the version with which each question's statistics begin, by the question's id. */
export type Starts = Record<number, number>;

interface Asked {
  number: number;
  definition: Pick<FormDefinition, 'sections'>;
}

const questionIn = ({ definition }: Asked, id: FormQuestion['id']) =>
  questionsOf(definition).find((question) => question.id === id);

/** With which version the statistics of a question begin. `earlier`: the versions before, newest first. */
function startOf(
  question: FormQuestion,
  number: number,
  earlier: readonly (Asked & { starts: Starts })[],
  isCorrected: boolean,
): number {
  const seen = new Set<number>();
  for (const version of earlier) {
    const before = questionIn(version, question.id);
    const start = before && version.starts[Number(question.id)];
    // Only the last wording of a run counts, so that returning to an older one does not lose choices added later.
    if (!before || start === undefined || seen.has(start)) continue;
    const change = wordingChange(before, question);
    if (goesOn(change) || (isCorrected && seen.size === 0 && change === 'reworded')) return start;
    seen.add(start);
  }
  return number;
}

/**
 * With which version the statistics of each question of a version begin (ruling 35). They continue if only choices
 * were added or the wording was corrected, and if an earlier wording is asked again.
 */
export function startsIn(
  { number, definition }: Asked,
  earlier: readonly (Asked & { starts: Starts })[],
  corrections: readonly number[] = [],
): Starts {
  return Object.fromEntries(
    questionsOf(definition).map((question) => {
      const id = Number(question.id);
      return [id, startOf(question, number, earlier, corrections.includes(id))] as const;
    }),
  );
}
