import type { QuestionStatistics } from '@hearthside/contract/form-statistics';
import useSWRInfinite from 'swr/infinite';
import { formApi } from './form-api';
import { formKeys } from './keys';

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

/** Nothing is asked until somebody wants more than `first`. */
export function useAnswers({ formId, questionId, version, first, total }: AnswersOf): Answers {
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (index) => formKeys.answers(formId, { questionId, version, page: index + 1 }),
    ([, , id, asked]) => formApi.answers({ formId: id, ...asked }),
    { initialSize: 0, revalidateFirstPage: false, persistSize: false },
  );
  const fetched = data?.flatMap(({ answers }) => answers) ?? [];
  const byResponse = new Map([...first, ...fetched].map((answer) => [answer.responseId, answer]));
  const isLoading = size > (data?.length ?? 0) && error === undefined;
  const pages = data?.at(-1)?.pagination.totalPages ?? Infinity;
  const again = () => (error === undefined ? setSize(size + 1) : mutate());
  return {
    answers: [...byResponse.values()],
    loadMore: () => void (isLoading || again()),
    complete: byResponse.size >= total || (data?.length ?? 0) >= pages,
    isLoading,
    error,
  };
}
