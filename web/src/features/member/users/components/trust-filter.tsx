import { useState } from 'react';
import { Field } from '@/ui/fields/field';
import { SearchBox } from '@/ui/fields/search-box';
import { startOfMore } from '@/ui/fields/start-of-more';
import { Select, type SelectProps } from '@/ui/fields/select';
import { useTrust, useTrustsFound } from '../../bulk/api/bulk';

/** How many trusts are offered at once. The search finds the others. */
const OFFERED = 20;

const idIn = (trust: string) => (trust ? { id: Number(trust) } : null);

/** The name of a trust by its id as the filters have it. Undefined while it is not known. */
export const useTrustName = (trust: string) => useTrust(idIn(trust)).data?.name;

/** Narrows by a trust. Where there are more than are offered, a search finds the others. */
export function TrustFilter(select: SelectProps & { value: string }) {
  const [search, setSearch] = useState('');
  const found = useTrustsFound({ search, page: 1, limit: OFFERED }).data;
  const total = found?.pagination.total ?? 0;
  const isLong = search !== '' || total > OFFERED;
  const trusts = found?.trusts.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const label = useTrustName(select.value);
  const isShown = trusts.some(({ value }) => value === select.value);
  // What is chosen stays in the list, whatever is searched.
  const chosen =
    select.value && !isShown ? [{ value: select.value, label: label ?? 'One trust' }] : [];
  return (
    <div className="grid content-start gap-2">
      <Field
        label="Trust"
        hint={isLong && found ? startOfMore(trusts.length, total, 'trusts') : undefined}
      >
        <Select placeholder="Any trust or none" options={[...chosen, ...trusts]} {...select} />
      </Field>
      {isLong && (
        <SearchBox
          label="Search trusts"
          placeholder="Search trusts..."
          value={search}
          debounce={300}
          onChange={setSearch}
        />
      )}
    </div>
  );
}
