import {
  questionsOf,
  type FormDefinition,
  type FormQuestion,
} from '@hearthside/contract/form/fields';
import { goesOn, wordingChange } from '@hearthside/contract/form/wording';

/** By the id of a question the number of the version with which its statistics begin. */
export type Starts = Record<number, number>;

interface Asked {
  number: number;
  definition: Pick<FormDefinition, 'sections'>;
}

const questionIn = ({ definition }: Asked, id: FormQuestion['id']) =>
  questionsOf(definition).find((question) => question.id === id);

/** With which version the statistics of a question begin, `earlier` the versions before, the newest first. */
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
    // Only what it said last counts of a run: choices that came later are not lost by going back.
    if (!before || start === undefined || seen.has(start)) continue;
    const change = wordingChange(before, question);
    if (goesOn(change) || (isCorrected && seen.size === 0 && change === 'reworded')) return start;
    seen.add(start);
  }
  return number;
}

/**
 * With which version the statistics of each question of a version begin (ruling 35). They go on where only choices
 * were added or its words were corrected, and where it is asked again in words it had before.
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
