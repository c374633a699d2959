import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { forms } from './forms';

type PeopleAsked = Parameters<typeof forms.people.key>[0];
type PeoplePage = Awaited<ReturnType<typeof forms.people>> & { search?: string };
/** A member who can be excluded from a question. */
export type FormPerson = PeoplePage['users'][number];

/**
 * The members who match a search, by name, as many as were requested. Requested again each time it opens. `roles`,
 * separated by commas: everybody if it is undefined, nobody if it is empty.
 */
export function useFormPeople(search: string, roles?: string) {
  const isNobody = roles === '';
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index, before: PeoplePage | null) => {
      if (isNobody || (before && index >= before.pagination.totalPages)) return null;
      return forms.people.key({ search, roles, page: index + 1 });
    },
    async ([, , input]) => {
      const asked = input as PeopleAsked;
      return { ...(await forms.people(asked)), search: asked.search };
    },
    {
      keepPreviousData: true,
      revalidateOnMount: true,
      revalidateFirstPage: false,
      // The list to choose from must not change; the dialog stays mounted after it is closed.
      revalidateOnFocus: false,
      persistSize: false,
    },
  );
  const last = data?.at(-1);
  const waits = data !== undefined && data.length < size && error === undefined;
  return {
    people: isNobody ? [] : data?.flatMap(({ users }) => users),
    /** The current results are from another search. The answer to this one is loading. */
    isOther: last !== undefined && last.search !== search,
    total: last?.pagination.total,
    hasMore: last !== undefined && last.pagination.currentPage < last.pagination.totalPages,
    loadMore: () => void (waits || setSize(size + 1)),
    isLoading: isLoading || (waits && isValidating),
    isValidating,
    error: error as unknown,
    mutate: () => mutate(),
  };
}

/** The most rows in one request. */
const AT_ONCE = 100;

/** All members with these roles who match a search, however many pages that takes, but at most `most`. */
export async function readMatchingPeople(
  asked: { search: string; roles?: string | undefined },
  most: number,
): Promise<FormPerson[]> {
  const found: FormPerson[] = [];
  for (let page = 1, pages = 1; page <= pages && found.length < most; page++) {
    const answer = await forms.people({ ...asked, page, limit: AT_ONCE });
    found.push(...answer.users);
    pages = answer.pagination.totalPages;
  }
  return found;
}

/** The members with these ids, as far as they exist. */
async function readPeople(ids: readonly number[]): Promise<FormPerson[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, group) =>
    ids.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    groups.map((group) => forms.people({ ids: group.join(), limit: AT_ONCE })),
  );
  return answers.flatMap(({ users }) => users);
}

/** The members with these ids, whatever is searched for. Requests nothing if there are no ids. */
export const usePeopleById = (ids: readonly number[]) =>
  useSWR(
    ids.length === 0 ? null : [...forms.people.key({ ids: ids.join() }), 'all'],
    () => readPeople(ids),
    { revalidateOnFocus: false },
  );
