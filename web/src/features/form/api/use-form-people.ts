import useSWRInfinite from 'swr/infinite';
import { formApi } from './form-api';
import { formKeys } from './keys';

type PeoplePage = Awaited<ReturnType<typeof formApi.people>> & { search?: string };
/** A member who can be kept from seeing a question. */
export type FormPerson = PeoplePage['users'][number];

/**
 * The members who match a search, by name, as far as they were asked for; asked anew at each opening. `roles`: with
 * commas between them, of everybody where there is nothing said, of nobody where it is empty.
 */
export function useFormPeople(search: string, roles?: string) {
  const isNobody = roles === '';
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index, before: PeoplePage | null) => {
      if (isNobody || (before && index >= before.pagination.totalPages)) return null;
      return formKeys.people({ search, roles, page: index + 1 });
    },
    async ([, , asked]) => ({ ...(await formApi.people(asked)), search: asked.search }),
    {
      keepPreviousData: true,
      revalidateOnMount: true,
      revalidateFirstPage: false,
      // Who is being chosen from stays as it is; the dialog stays mounted after it is closed.
      revalidateOnFocus: false,
      persistSize: false,
    },
  );
  const last = data?.at(-1);
  const waits = data !== undefined && data.length < size && error === undefined;
  return {
    people: isNobody ? [] : data?.flatMap(({ users }) => users),
    /** Those there are were found by another search; the answer to this one is on its way. */
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
