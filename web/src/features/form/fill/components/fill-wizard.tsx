import type { FilledForm } from '@hearthside/contract/form/fill';
import { formPages } from '@hearthside/contract/form/pages';
import { ClipboardList } from 'lucide-react';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import type { FillStep } from '../model/fill-form';
import { isOpen, type FillState } from '../model/fill-state';
import { CheckAnswers } from './check-answers';
import { FillFoot } from './fill-foot';
import { FillNotice } from './fill-notice';
import { FillProgress } from './fill-progress';
import { FillRejection } from './fill-rejection';
import { FillSent } from './fill-sent';
import { FillStepView } from './fill-step';
import { useArrival } from './use-arrival';
import { useFillWizard, type FillWizardState } from './use-fill-wizard';

/** Shown if none of a form's questions is for this member. */
function FillNothing() {
  return (
    <EmptyState
      icon={<ClipboardList size={32} aria-hidden />}
      title="There is nothing for you to answer in this form."
      action={
        <ButtonLink to={formPages.assigned} variant="quiet">
          Back to your forms
        </ButtonLink>
      }
    />
  );
}

/** Whether a step has more to read than its question. */
const readsFirst = ({ opensSection, section, question }: FillStep, { reread }: FillState) =>
  (opensSection && (section.title !== '' || section.description !== '')) ||
  question.links.length + question.files.length > 0 ||
  reread.includes(Number(question.id));

/** The fill wizard (part 2 §2): one question per step, then a page to check everything before it is sent. */
export function FillWizard({ filled }: { filled: FilledForm }) {
  const wizard = useFillWizard(filled);
  if (!isOpen(wizard.state.filled)) return <FillSent wizard={wizard} />;
  if (wizard.form.steps.length === 0) return <FillNothing />;
  return <FillWizardForm wizard={wizard} />;
}

/** The wizard's screen, wherever its answers are stored. */
export function FillWizardForm({ wizard }: { wizard: FillWizardState }) {
  const { state, box, isChecking, place } = wizard;
  const heading = useArrival(place?.question.id ?? 'check', !place || readsFirst(place, state));
  return (
    <form
      ref={box}
      noValidate
      aria-label={state.filled.form.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecking) wizard.next();
      }}
      // In other fields Enter alone continues. In a text of several lines it is a line break.
      onKeyDown={(event) => {
        const isText = event.target instanceof HTMLTextAreaElement;
        if (!isText || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      // The field that has the focus must never be hidden under the bar with the buttons.
      className="mx-auto grid max-w-3xl gap-4 [&_:is(input,select,textarea,button)]:scroll-mt-24 [&_:is(input,select,textarea,button)]:scroll-mb-44"
    >
      <FillRejection filled={state.filled} folded={!isChecking} />
      <FillNotice wizard={wizard} />
      <FillProgress wizard={wizard} />
      {isChecking ? (
        <CheckAnswers wizard={wizard} headingRef={heading} />
      ) : (
        <FillStepView wizard={wizard} headingRef={heading} />
      )}
      <FillFoot wizard={wizard} />
    </form>
  );
}
