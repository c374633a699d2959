import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import { useId } from 'react';
import { Card } from '@/ui/card';
import { answerCount, versionWords } from '../../model/response-words';
import { QuestionText } from '../../question/components/question-view-text';
import { StatisticsBody } from './statistics-body';

export interface StatisticsQuestionProps {
  formId: number;
  question: { id: number; number: number; question: string };
  /** Undefined if nobody has been asked it yet. */
  statistics: QuestionStatistics | undefined;
  paper?: boolean;
}

/** The totals of the answers to one question. Earlier wordings are shown separately. */
export function StatisticsQuestion(props: StatisticsQuestionProps) {
  const { formId, question, statistics, paper } = props;
  const title = useId();
  const part = { formId, questionId: question.id, paper };
  return (
    <Card
      as="article"
      aria-labelledby={title}
      className={paper ? 'border-0 p-0! shadow-none' : undefined}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-s text-ink-soft">Question {question.number}</p>
        {statistics && (
          <p className="text-s text-ink-soft tabular-nums">{answerCount(statistics.answered)}</p>
        )}
        <h3 id={title} className="w-full font-body text-m font-[600] tracking-normal">
          <QuestionText markup={statistics?.question ?? question.question} />
        </h3>
      </div>
      {statistics ? (
        <StatisticsBody {...part} statistics={statistics} />
      ) : (
        <p className="text-ink-soft">{FORM_TEXTS.noResponseData}</p>
      )}
      {statistics?.earlier.map((earlier) => (
        // Not a landmark: several questions can have one with the same name.
        <div
          role="group"
          key={earlier.versions.join()}
          aria-label={`As asked in ${versionWords(earlier.versions)}`}
          className="mt-4 border-t border-line pt-3"
        >
          <p className="text-s text-ink-soft">
            As asked in {versionWords(earlier.versions)}, {answerCount(earlier.answered)}
          </p>
          <p className="mb-3 font-[560]">
            <QuestionText markup={earlier.question} />
          </p>
          <StatisticsBody {...part} statistics={earlier} />
        </div>
      ))}
    </Card>
  );
}
