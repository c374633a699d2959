import useSWR from 'swr';
import { formKeys } from './keys';
import { readPeople } from './read-form-people';

/** The members with these ids, whatever is searched for; nothing is asked without any. */
export const usePeopleById = (ids: readonly number[]) =>
  useSWR(ids.length === 0 ? null : formKeys.people({ ids: ids.join() }), () => readPeople(ids), {
    revalidateOnFocus: false,
  });
