import { Notice } from '@/ui/notice';
import { elsewhereWords, changedWords } from '../model/fill-news-words';
import type { FillWizardState } from './use-fill-wizard';

/** What happened to the form meanwhile, elsewhere. */
export function FillNews({ wizard: { news, form, dismissNews } }: { wizard: FillWizardState }) {
  if (!news || news.kind === 'sent') return null;
  if (news.kind === 'gone') {
    return (
      <Notice tone="warn" live title="This form can’t be filled any more">
        It was taken back, or it is not meant for you now. What you typed is not sent.
      </Notice>
    );
  }
  if (news.kind === 'changed') {
    return (
      <Notice tone="warn" live onDismiss={dismissNews} title="This form was changed meanwhile">
        Your answers are kept. {changedWords(form, news.questions)}
      </Notice>
    );
  }
  return (
    <Notice live onDismiss={dismissNews} title="You have also filled this form in another place">
      {elsewhereWords(form, news.questions)} Both are brought together now; where you answered here
      too, your answer here stays.
    </Notice>
  );
}
