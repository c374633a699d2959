import type { Respondent } from '@hearthside/contract/form/response';
import useSWRInfinite from 'swr/infinite';
import { forms } from '../../api/forms';
import { useAgain } from './use-again';

/** The respondents of a form, as far as they were requested. */
export interface Respondents {
  /** Newest first. Undefined until the first page has loaded. */
  people: readonly Respondent[] | undefined;
  /** How many there are in all. */
  total: number | undefined;
  hasMore: boolean;
  loadMore: () => void;
  /** Whether more are being loaded. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

const useFirstPage = forms.responses.query();

/**
 * The respondents of a form with a matching name. More can be loaded. Without a search, its first page is the one
 * that `useResponses` requests, so that the answers are totaled once.
 */
export function useRespondents(formId: number, search: string): Respondents {
  const asked = { formId, ...(search && { search }) };
  const first = useFirstPage(asked);
  const more = useSWRInfinite(
    (index) => forms.responses.key({ ...asked, page: index + 2 }),
    ([, , page]) => forms.responses(page),
    { initialSize: 0, revalidateOnMount: true, revalidateFirstPage: false, persistSize: false },
  );
  useAgain(first.data, () => more.size > 0 && void more.mutate());

  const pages = first.data && [first.data, ...(more.data ?? [])];
  const people = pages && firstOfEach(pages.flatMap(({ responses }) => responses));
  const total = first.data?.pagination.total;
  const waits = more.size > (more.data?.length ?? 0) && more.error === undefined;
  const error: unknown = first.error ?? more.error;
  return {
    people,
    total,
    hasMore: (pages?.length ?? 0) < (first.data?.pagination.totalPages ?? 0),
    loadMore: () => void (waits || more.setSize(more.size + 1)),
    isLoading: first.isLoading || first.isValidating || waits,
    error,
    retry: () => void (first.error === undefined ? more.mutate() : first.mutate()),
  };
}

/** A respondent who moves up between two requests is on both pages. */
const firstOfEach = (people: Respondent[]) => [
  ...new Map(people.map((person) => [person.id, person])).values(),
];
