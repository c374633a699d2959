import type { FormReportDetail, ReportQuestion as Asked } from '@hearthside/contract/form/report';
import { useId } from 'react';
import { answerCount, versionWords } from '../../model/response-words';
import { QuestionText } from '../../question/components/question-view-text';
import { ReportOption } from './report-option';

export interface ReportQuestionProps {
  question: FormReportDetail['questions'][number];
}

/**
 * One question of a report: each of its options with how many chose it, and who. Earlier wordings are shown
 * separately.
 */
export function ReportQuestion({ question }: ReportQuestionProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="py-4 first:pt-0">
      <h3 id={title} className="font-body text-m font-[600] tracking-normal">
        <QuestionText markup={question.question} />
      </h3>
      <p className="mb-1 text-s text-ink-soft">{answerCount(question.totalAnswered)}</p>
      <Options asked={question} />
      {question.earlier.map((earlier) => (
        // Not a landmark: several questions can have one with the same name.
        <div
          role="group"
          key={earlier.versions.join()}
          aria-label={`As asked in ${versionWords(earlier.versions)}`}
          className="mt-4 border-t border-line pt-3"
        >
          <p className="text-s text-ink-soft">
            As asked in {versionWords(earlier.versions)}, {answerCount(earlier.totalAnswered)}
          </p>
          <p className="mb-1 font-[560]">
            <QuestionText markup={earlier.question} />
          </p>
          <Options asked={earlier} />
        </div>
      ))}
    </section>
  );
}

function Options({ asked }: { asked: Asked }) {
  const { id, versions, options } = asked;
  return (
    <ul>
      {options.map((option, place) => (
        <ReportOption
          key={option.choiceId}
          asked={{ questionId: id, choiceId: option.choiceId, versions: versions.join() }}
          option={option}
          place={place}
        />
      ))}
    </ul>
  );
}
