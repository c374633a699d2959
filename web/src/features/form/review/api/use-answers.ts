import { RESPONDENTS_PAGE } from '@hearthside/contract/form/fields';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import useSWRInfinite from 'swr/infinite';
import { forms } from '../../api/forms';
import { useAgain } from './use-again';

type Written = QuestionStatistics['responses'][number];

/**
 * Which question, in the wording of which version of its form; and which answers are already loaded, out of how many.
 */
export interface AnswersOf {
  formId: number;
  questionId: number;
  version: number | undefined;
  first: readonly Written[];
  total: number;
}

/** The text answers to a question. More can be loaded. */
export interface Answers {
  answers: readonly Written[];
  loadMore: () => void;
  /** Whether all are loaded in full. */
  complete: boolean;
  isLoading: boolean;
  error: unknown;
}

/**
 * Requests nothing until more than `first` is wanted. Then it loads pages from the newest on, because some of `first`
 * may only be beginnings. When `first` changes, what was loaded is requested again.
 */
export function useAnswers({ formId, questionId, version, first, total }: AnswersOf): Answers {
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (index) => forms.answers.key({ formId, questionId, version, page: index + 1 }),
    ([, , asked]) => forms.answers(asked),
    { initialSize: 0, revalidateOnMount: true, revalidateFirstPage: false, persistSize: false },
  );
  useAgain(first, () => size > 0 && void mutate());
  const fetched = data?.flatMap(({ answers }) => answers) ?? [];
  // Loaded answers are complete and in order. A respondent on two pages is listed once.
  const byResponse = new Map<number, Written>();
  for (const answer of [...fetched, ...first])
    if (!byResponse.has(answer.responseId)) byResponse.set(answer.responseId, answer);
  const answers = [...byResponse.values()];
  const isLoading = size > (data?.length ?? 0) && error === undefined;
  const pages = data?.at(-1)?.pagination.totalPages ?? Infinity;
  const isWhole = !answers.some(({ shortened }) => shortened);
  // As many pages as are needed to bring something new; or all of them if only full texts are missing.
  const wanted = Math.floor(Math.min(answers.length, total - 1) / RESPONDENTS_PAGE) + 1;
  const again = () => (error === undefined ? setSize(Math.max(size + 1, wanted)) : mutate());
  return {
    answers,
    loadMore: () => void (isLoading || again()),
    complete: (answers.length >= total && isWhole) || (data?.length ?? 0) >= pages,
    isLoading,
    error,
  };
}
