import { FORM_LIMITS } from '@hearthside/contract/form';
import { useMemo, useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { readMatchingPeople } from '../api/read-form-people';
import { useFormPeople, type FormPerson } from '../api/use-form-people';
import { usePeopleById } from '../api/use-people-by-id';
import { chosenPeople, isTooMany, TOO_MANY } from '../model/exclusions';

/** The choice of the members who must not see a question: whom a search finds, and who is chosen. */
export function useExclusions(initial: readonly number[]) {
  const [search, setSearch] = useState('');
  const [ids, setIds] = useState<readonly number[]>(initial);
  const [asked] = useState(initial);
  const found = useFormPeople(search);
  const before = usePeopleById(asked);
  const [gathered, setGathered] = useState<readonly FormPerson[]>([]);
  const [gathering, setGathering] = useState(false);
  const [problem, setProblem] = useState('');

  const { people } = found;
  const { chosen, gone } = useMemo(
    () => chosenPeople(ids, [...(before.data ?? []), ...gathered, ...(people ?? [])]),
    [ids, before.data, gathered, people],
  );
  const choose = (next: readonly number[]) => {
    const unique = [...new Set(next)];
    setProblem(isTooMany(unique) ? TOO_MANY : '');
    if (!isTooMany(unique)) setIds(unique);
  };
  const toggle = (person: FormPerson) => {
    // Remembered, as another search has them no longer.
    setGathered((now) => [...now, person]);
    choose(ids.includes(person.id) ? ids.filter((id) => id !== person.id) : [...ids, person.id]);
  };
  const chooseAll = async () => {
    setGathering(true);
    setProblem('');
    try {
      const all = await readMatchingPeople(search, FORM_LIMITS.excluded + 1);
      setGathered((now) => [...now, ...all]);
      choose([...ids, ...all.map(({ id }) => id)]);
    } catch (error) {
      setProblem(messageOf(error, 'The users could not be selected'));
    } finally {
      setGathering(false);
    }
  };
  return {
    ...{ search, setSearch, found, chosen, problem, gathering, toggle },
    ids: [...ids],
    /** Those of them who have no account any more; known once all were asked for. */
    gone: before.data || asked.length === 0 ? gone : [],
    isLoading: people === undefined || before.isLoading,
    chooseAll: () => void chooseAll(),
    clear: () => choose([]),
    forget: (some: readonly number[]) => choose(ids.filter((id) => !some.includes(id))),
  };
}

export type Exclusions = ReturnType<typeof useExclusions>;
