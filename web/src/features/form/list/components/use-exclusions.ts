import type { Role } from '@hearthside/contract/access';
import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import { useMemo, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import {
  readMatchingPeople,
  useFormPeople,
  type FormPerson,
  usePeopleById,
} from '../../api/form-people';
import { chosenPeople, isTooMany, TOO_MANY } from '../../model/exclusions';

/**
 * The choice of the members who must not see a question: the search results, and who is chosen. `seenBy`: the roles
 * that see it. Members with other roles are not offered.
 */
export function useExclusions(initial: readonly number[], seenBy?: readonly Role[]) {
  const roles = seenBy?.join();
  const [search, setSearch] = useState('');
  const [{ ids, problem }, setChoice] = useState({ ids: initial, problem: '' });
  const [asked] = useState(initial);
  const found = useFormPeople(search, roles);
  const before = usePeopleById(asked);
  const [gathered, setGathered] = useState<readonly FormPerson[]>([]);
  const [gathering, setGathering] = useState(false);

  const { people } = found;
  const { chosen, gone } = useMemo(
    () => chosenPeople(ids, [...(before.data ?? []), ...gathered, ...(people ?? [])]),
    [ids, before.data, gathered, people],
  );
  /** Changes the current choice. While all are being loaded, others may be checked. */
  const choose = (change: (now: readonly number[]) => readonly number[]) =>
    setChoice((now) => {
      const unique = [...new Set(change(now.ids))];
      return isTooMany(unique) ? { ...now, problem: TOO_MANY } : { ids: unique, problem: '' };
    });
  const setProblem = (text: string) => setChoice((now) => ({ ...now, problem: text }));
  const toggle = (person: FormPerson) => {
    // Kept, because another search no longer has them.
    setGathered((now) => [...now, person]);
    choose((now) =>
      now.includes(person.id) ? now.filter((id) => id !== person.id) : [...now, person.id],
    );
  };
  const chooseAll = async () => {
    setGathering(true);
    setProblem('');
    try {
      const all = await readMatchingPeople({ search, roles }, FORM_LIMITS.excluded + 1);
      setGathered((now) => [...now, ...all]);
      choose((now) => [...now, ...all.map(({ id }) => id)]);
    } catch (error) {
      setProblem(messageOf(error, 'The users could not be selected'));
    } finally {
      setGathering(false);
    }
  };
  return {
    search,
    setSearch,
    found,
    chosen,
    problem,
    gathering,
    toggle,
    ids: [...ids],
    /** The ids without an account, known once all have been requested. */
    gone: before.data || asked.length === 0 ? gone : [],
    /** The chosen members who don't see the question anyway. */
    needless: chosen.filter(({ role }) => seenBy && !seenBy.includes(role)).map(({ id }) => id),
    /** The choice is not known yet. */
    isBusy: people === undefined || before.isLoading || gathering,
    chooseAll: () => void chooseAll(),
    clear: () => choose(() => []),
    remove: (some: readonly number[]) => choose((now) => now.filter((id) => !some.includes(id))),
  };
}

export type Exclusions = ReturnType<typeof useExclusions>;
