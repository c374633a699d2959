import { formApi } from './form-api';
import type { FormPerson } from './use-form-people';

/** The most rows one request brings. */
const AT_ONCE = 100;

/** Everybody of these roles who matches a search, however many pages that takes, but no more than `most`. */
export async function readMatchingPeople(
  asked: { search: string; roles?: string | undefined },
  most: number,
): Promise<FormPerson[]> {
  const found: FormPerson[] = [];
  for (let page = 1, pages = 1; page <= pages && found.length < most; page++) {
    const answer = await formApi.people({ ...asked, page, limit: AT_ONCE });
    found.push(...answer.users);
    pages = answer.pagination.totalPages;
  }
  return found;
}

/** The members with these ids, as far as there are any. */
export async function readPeople(ids: readonly number[]): Promise<FormPerson[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, group) =>
    ids.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    groups.map((group) => formApi.people({ ids: group.join(), limit: AT_ONCE })),
  );
  return answers.flatMap(({ users }) => users);
}
