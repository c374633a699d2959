import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import { answeredShare, type FormAnswers } from '@hearthside/contract/form-answers';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import type { FormPreview } from '../model/form-preview';
import { placesOf } from '../model/form-places';
import { hiddenWords, excludedWords } from '../model/preview-words';
import { QuestionView } from './question-view';

export interface PreviewFormProps {
  preview: FormPreview;
  role: Role;
}

/** The whole form on one page, to be tried out. */
export function PreviewForm({ preview, role }: PreviewFormProps) {
  const [answers, setAnswers] = useState<FormAnswers>({});
  const { form, meant, hidden, withExclusions } = preview;
  const { one } = ROLE_LABELS[role];
  if (!meant || form.sections.every(({ questions }) => questions.length === 0)) {
    return (
      <EmptyState
        icon={<EyeOff size={32} aria-hidden />}
        title={
          meant
            ? `A member with the role ${one} sees no question of this form.`
            : `This form is not meant for the role ${one}.`
        }
      >
        Choose another role above, or change the roles of the form.
      </EmptyState>
    );
  }
  const places = placesOf(form);
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div>
        <h2 dir="auto" className="text-2xl wrap-anywhere">
          {form.title}
        </h2>
        {form.description && (
          <p dir="auto" className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">
            {form.description}
          </p>
        )}
      </div>
      <Notice>
        <p>Try it out: nothing you answer here is kept.</p>
        {hidden > 0 && <p>{hiddenWords(hidden, one)}</p>}
        {withExclusions > 0 && <p>{excludedWords(withExclusions)}</p>}
      </Notice>
      <Progress value={answeredShare(form, answers)} label="Required questions answered" showText />
      {form.sections.map((section) => (
        <Card key={section.id} className="grid gap-8">
          {(section.title || section.description) && (
            <div>
              {section.title && (
                <h3 dir="auto" className="text-l wrap-anywhere">
                  {section.title}
                </h3>
              )}
              {section.description && (
                <p dir="auto" className="whitespace-pre-line text-s text-ink-soft wrap-anywhere">
                  {section.description}
                </p>
              )}
            </div>
          )}
          {section.questions.map((question) => (
            <QuestionView
              key={question.id}
              question={question}
              number={places.get(question.id) ?? 1}
              answer={answers[Number(question.id)]}
              onChange={(answer) =>
                setAnswers((now) => ({ ...now, [Number(question.id)]: answer }))
              }
            />
          ))}
        </Card>
      ))}
    </div>
  );
}
