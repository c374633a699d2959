import { Notice } from '@/ui/notice';
import { elsewhereWords, changedWords } from '../model/fill-notice-text';
import type { FillWizardState } from './use-fill-wizard';

/** What happened to the form elsewhere in the meantime. */
export function FillNotice({
  wizard: { notice, form, state, dismissNotice },
}: {
  wizard: FillWizardState;
}) {
  if (!notice) return null;
  // Said where what was sent is read.
  if (notice.kind === 'sent' || notice.kind === 'approved' || notice.kind === 'undone') return null;
  if (notice.kind === 'gone') {
    return (
      <Notice tone="warn" live title="This form can no longer be filled out">
        It was withdrawn, or it’s no longer meant for you. What you typed wasn’t sent.
      </Notice>
    );
  }
  if (notice.kind === 'removed') {
    const hasAnswers = Object.keys(state.answers).length > 0;
    return (
      <Notice tone="warn" live onDismiss={dismissNotice} title="What you had sent was deleted">
        {hasAnswers
          ? 'Our team deleted it. Your answers are still here, and you can send them again.'
          : 'Our team deleted it. You can fill out the form again.'}
      </Notice>
    );
  }
  if (notice.kind === 'changed') {
    return (
      <Notice
        tone="warn"
        live
        onDismiss={dismissNotice}
        title="This form was changed in the meantime"
      >
        Your answers are saved. {changedWords(form, notice.questions)}
      </Notice>
    );
  }
  return (
    <Notice live onDismiss={dismissNotice} title="You also filled out this form somewhere else">
      {elsewhereWords(form, notice.questions)} We combined both.
      {state.conflicts.length > 0 &&
        ' Where you answered here too, choose which answer to keep before you submit the form.'}
    </Notice>
  );
}
