import type { Respondent } from '@hearthside/contract/form/response';
import { useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { forms } from '../../api/forms';

/** Who has sent a form, as far as it was asked for. */
export interface Respondents {
  /** The latest first; undefined until the first page is there. */
  people: readonly Respondent[] | undefined;
  /** How many there are in all. */
  total: number | undefined;
  hasMore: boolean;
  loadMore: () => void;
  /** More is on its way. */
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

const useFirstPage = forms.responses.query();

/**
 * Who has sent a form and has this name, more on demand. Without a search its first page is the one that
 * `useResponses` asks for, so that the answers are added up once.
 */
export function useRespondents(formId: number, search: string): Respondents {
  const asked = { formId, ...(search && { search }) };
  const first = useFirstPage(asked);
  const more = useSWRInfinite(
    (index) => forms.responses.key({ ...asked, page: index + 2 }),
    ([, , page]) => forms.responses(page),
    { initialSize: 0, revalidateFirstPage: false, persistSize: false },
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

/** Who moves up between two pages is on both. */
const firstOfEach = (people: Respondent[]) => [
  ...new Map(people.map((person) => [person.id, person])).values(),
];

/** Calls when the first page has changed: somebody came or went, and all pages after it move. */
function useAgain(first: unknown, refresh: () => unknown) {
  const seen = useRef(first);
  useEffect(() => {
    if (seen.current === first) return;
    if (seen.current !== undefined) refresh();
    seen.current = first;
  });
}
