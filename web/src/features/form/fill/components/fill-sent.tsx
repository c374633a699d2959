import { questionsOf } from '@hearthside/contract/form/fields';
import { answersOf } from '@hearthside/contract/form/answers';
import { helpPages } from '@hearthside/contract/help/pages';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import { fillForm } from '../model/fill-form';
import { StatusBadge } from './assigned-forms-status';
import { FillClosed } from './fill-closed';
import { FillUnsent } from './fill-unsent';
import { QuestionView } from '../../question/components/question-view';
import type { FillWizardState } from './use-fill-wizard';

const WHAT_NOW: Record<string, string> = {
  pending: 'Our team is reviewing your answers. We’ll let you know the result.',
  approved: 'Your answers were reviewed and approved.',
  submitted: 'We’ve received your answers.',
};

const READ_ONLY = 'This form is no longer meant for you. You can still read what you sent here.';

/** A form that was sent: its status, and its answers. */
export function FillSent({ wizard }: { wizard: FillWizardState }) {
  const { state, notice } = wizard;
  const { filled } = state;
  const { form } = filled;
  const { sections } = useMemo(() => fillForm(filled), [filled]);
  const answers = useMemo(() => answersOf(filled.responses), [filled]);
  const numbers = new Map(questionsOf({ sections }).map(({ id }, index) => [id, index + 1]));
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <FillClosed notice={notice} isOwn={state.key !== undefined} />
      <FillUnsent wizard={wizard} />
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={form.status} />
        <p className="min-w-0 flex-1 basis-60">
          {form.readOnly ? READ_ONLY : WHAT_NOW[form.status ?? '']}
          {form.updatedAt && (
            <span className="block text-s text-ink-soft">Sent {formatDate(form.updatedAt)}</span>
          )}
          {!form.readOnly && (
            <span className="mt-1 block text-s">
              Something to correct?{' '}
              <Link
                to={helpPages.home}
                className="font-medium text-brand-strong underline-offset-3 hover:underline"
              >
                Contact us
              </Link>
              {/* What is not reviewed can’t be sent back. */}
              {form.status === 'submitted' ? '.' : ' and we’ll send the form back to you.'}
            </span>
          )}
        </p>
      </Card>
      {sections.map((section) => (
        <Card key={section.id}>
          {section.title && (
            <h2 dir="auto" className="mb-3 text-l wrap-anywhere">
              {section.title}
            </h2>
          )}
          <div className="grid gap-6">
            {section.questions.map((question) => (
              <QuestionView
                key={question.id}
                question={question}
                number={numbers.get(question.id) ?? 0}
                answer={answers[Number(question.id)]}
              />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
