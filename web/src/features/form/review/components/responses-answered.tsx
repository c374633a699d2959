import { answersOf } from '@hearthside/contract/form/answers';
import type { FormResponses } from '@hearthside/contract/form/answers';
import type { FormSectionAnswer } from '@hearthside/contract/form/shapes';
import { useMemo } from 'react';
import { AnswerLines, NotAsked } from '../../question/components/question-view-answer';
import { QuestionView } from '../../question/components/question-view';
import { QuestionText } from '../../question/components/question-view-text';

export interface ResponsesAnsweredProps {
  sections: readonly FormSectionAnswer[];
  responses: FormResponses;
  /** The questions that the sender was asked, by id. */
  asked: readonly number[];
  /** For printing: only the answers, without links, files and unchosen options. */
  paper?: boolean;
}

/** A form with somebody's answers, read-only. */
export function ResponsesAnswered(props: ResponsesAnsweredProps) {
  const { sections, responses, asked, paper } = props;
  const wasAsked = useMemo(() => new Set(asked), [asked]);
  const answers = useMemo(() => answersOf(responses), [responses]);
  return (
    <div className="grid gap-6">
      {sections.map(({ section, questions }, place) => (
        <section key={section.id} className="min-w-0">
          {(place > 0 || section.title) && (
            <h2 className="mb-1 text-l wrap-anywhere">{section.title || `Section ${place + 1}`}</h2>
          )}
          {section.description && (
            <p
              dir="auto"
              className="mb-2 max-w-[70ch] wrap-anywhere whitespace-pre-line text-ink-soft"
            >
              {section.description}
            </p>
          )}
          <div className="divide-y divide-line">
            {questions.map((question) =>
              paper ? (
                <div key={question.id} className="break-inside-avoid py-2">
                  <p className="font-[600]">
                    {question.number}. <QuestionText markup={question.question} />
                  </p>
                  {wasAsked.has(question.id) ? (
                    <AnswerLines question={question} answer={answers[question.id]} />
                  ) : (
                    <NotAsked />
                  )}
                </div>
              ) : (
                <QuestionView
                  key={question.id}
                  className="py-4"
                  question={question}
                  number={question.number}
                  answer={answers[question.id]}
                  unasked={!wasAsked.has(question.id)}
                />
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
