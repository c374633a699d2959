import type { FormQuestion } from '@hearthside/contract/form/fields';
import { draft } from '@/lib/drafts/draft';

/**
 * The question that a member copied (part 2 §4), stored in this tab, so that it can be pasted into another form too.
 */
const storeOf = (memberId: number) => draft<{ question: FormQuestion }>(memberId, 'form-copied');

export const copiedQuestion = (memberId: number): FormQuestion | undefined => {
  const question = storeOf(memberId).read()?.question;
  return question && Array.isArray(question.choices) ? question : undefined;
};

export const keepCopied = (memberId: number, question: FormQuestion): void =>
  storeOf(memberId).write({ question });
