import { RESPONDENTS_PAGE } from '@hearthside/contract/form/fields';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import useSWRInfinite from 'swr/infinite';
import { forms } from '../../api/forms';

type Written = QuestionStatistics['responses'][number];

/** Which question, as which version of its form worded it; what is here already, of how many. */
export interface AnswersOf {
  formId: number;
  questionId: number;
  version: number | undefined;
  first: readonly Written[];
  total: number;
}

/** The written answers to a question, more on demand. */
export interface Answers {
  answers: readonly Written[];
  loadMore: () => void;
  /** Whether everything is here. */
  complete: boolean;
  isLoading: boolean;
  error: unknown;
}

/**
 * Nothing is asked until somebody wants more than `first`: then pages from the newest on, because some of `first`
 * may be beginnings only.
 */
export function useAnswers({ formId, questionId, version, first, total }: AnswersOf): Answers {
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (index) => forms.answers.key({ formId, questionId, version, page: index + 1 }),
    ([, , asked]) => forms.answers(asked),
    { initialSize: 0, revalidateFirstPage: false, persistSize: false },
  );
  const fetched = data?.flatMap(({ answers }) => answers) ?? [];
  // Fetched they are whole and in their order; who is on two pages is there once.
  const byResponse = new Map<number, Written>();
  for (const answer of [...fetched, ...first])
    if (!byResponse.has(answer.responseId)) byResponse.set(answer.responseId, answer);
  const answers = [...byResponse.values()];
  const isLoading = size > (data?.length ?? 0) && error === undefined;
  const pages = data?.at(-1)?.pagination.totalPages ?? Infinity;
  const isWhole = !answers.some(({ shortened }) => shortened);
  // As many pages as bring something that is not here yet; all there is where only its ends are missing.
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
