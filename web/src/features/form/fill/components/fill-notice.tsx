import { Notice } from '@/ui/notice';
import { elsewhereWords, changedWords } from '../model/fill-notice-text';
import type { FillWizardState } from './use-fill-wizard';

/** What happened to the form elsewhere in the meantime. */
export function FillNotice({
  wizard: { notice, form, dismissNotice },
}: {
  wizard: FillWizardState;
}) {
  if (!notice || notice.kind === 'sent') return null;
  if (notice.kind === 'gone') {
    return (
      <Notice tone="warn" live title="This form can no longer be filled out">
        It was taken back, or it is not meant for you now. What you typed is not sent.
      </Notice>
    );
  }
  if (notice.kind === 'changed') {
    return (
      <Notice tone="warn" live onDismiss={dismissNotice} title="This form was changed meanwhile">
        Your answers are kept. {changedWords(form, notice.questions)}
      </Notice>
    );
  }
  return (
    <Notice live onDismiss={dismissNotice} title="You have also filled this form in another place">
      {elsewhereWords(form, notice.questions)} Both are brought together now; where you answered
      here too, your answer here stays.
    </Notice>
  );
}
