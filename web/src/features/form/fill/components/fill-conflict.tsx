import type { FormQuestion } from '@hearthside/contract/form/fields';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { AnswerLines } from '../../question/components/question-view-answer';
import type { FillWizardState } from './use-fill-wizard';

export interface FillConflictProps {
  wizard: Pick<FillWizardState, 'state' | 'choose'>;
  question: FormQuestion;
}

/** The answer from somewhere else to a question that was answered here too. The member chooses one of both. */
export function FillConflict({ wizard: { state, choose }, question }: FillConflictProps) {
  const id = Number(question.id);
  return (
    <Notice tone="warn" title="You answered this differently somewhere else">
      <div className="my-2 max-h-60 overflow-y-auto rounded-s bg-surface px-3 py-2">
        <AnswerLines question={question} answer={state.base[id]} />
      </div>
      <div className="flex flex-wrap gap-2 pb-1">
        <Button variant="quiet" size="s" onClick={() => choose(id, 'elsewhere')}>
          Use that answer
        </Button>
        <Button variant="quiet" size="s" onClick={() => choose(id, 'here')}>
          Keep the answer from here
        </Button>
      </div>
    </Notice>
  );
}
