import type { FormQuestion } from '@hearthside/contract/form';
import { draft } from '@/lib/draft';

/** The question that was copied (part 2 §4), kept in this tab, so that it can be pasted into another form too. */
const store = draft<{ question: FormQuestion }>('form-copied');

export const copiedQuestion = (): FormQuestion | undefined => {
  const question = store.read()?.question;
  return question && Array.isArray(question.choices) ? question : undefined;
};

export const keepCopied = (question: FormQuestion): void => store.write({ question });
