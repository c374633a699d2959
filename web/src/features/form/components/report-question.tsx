import type { FormReportDetail } from '@hearthside/contract/form-report';
import { useId } from 'react';
import { answerCount } from '../model/response-words';
import { QuestionText } from './question-view-text';
import { ReportOption } from './report-option';

export interface ReportQuestionProps {
  question: FormReportDetail['questions'][number];
}

/** One question of a report: each of its options with how many chose it, and who. */
export function ReportQuestion({ question }: ReportQuestionProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="py-4 first:pt-0">
      <h3 id={title} className="font-body text-m font-[600] tracking-normal">
        <QuestionText markup={question.question} />
      </h3>
      <p className="mb-1 text-s text-ink-soft">{answerCount(question.totalAnswered)}</p>
      <ul>
        {question.options.map((option, place) => (
          <ReportOption
            key={option.choiceId}
            questionId={question.id}
            option={option}
            place={place}
          />
        ))}
      </ul>
    </section>
  );
}
