import type { PartId } from '@hearthside/contract/form/fields';
import { CircleAlert, Info } from 'lucide-react';
import { memo } from 'react';
import type { FormProblem } from '../model/form-problems';

export interface EditorProblemsProps {
  problems: readonly FormProblem[];
  onOpen: (part: PartId | undefined) => void;
}

/** What prevents the form from being saved, and warnings. Each leads to where it is. */
export const EditorProblems = memo(function EditorProblems(props: EditorProblemsProps) {
  const { problems, onOpen } = props;
  return (
    <ul className="grid gap-0.5">
      {problems.map((problem, at) => {
        const Icon = problem.stops ? CircleAlert : Info;
        return (
          <li key={at}>
            <button
              type="button"
              onClick={() => onOpen(problem.part)}
              className="flex min-h-11 w-full items-start gap-2 rounded-s px-1.5 py-2 text-left text-s hover:bg-surface-sunken"
            >
              <Icon
                size={17}
                aria-hidden
                className={problem.stops ? 'mt-0.5 shrink-0 text-bad' : 'mt-0.5 shrink-0 text-info'}
              />
              <span className="min-w-0">
                <span className="font-semibold">{problem.where}</span>
                {problem.stops && <span className="sr-only"> (must be fixed)</span>}:{' '}
                {problem.message}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});
