import { statesOf } from '@hearthside/contract/states';
import { UNSEEN_DAYS } from '@hearthside/contract/member/users';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { useTrustsFound } from '../../bulk/api/bulk';
import { NO_FILTERS, type UserFilters as Filters, type UsersQuery } from '../../model/users-query';
import { SavedFilters } from './saved-filters';

export interface UserFiltersProps {
  query: UsersQuery;
  onChange: (patch: Partial<UsersQuery>) => void;
}

const STATES = statesOf('United States').map((name) => ({ value: name, label: name }));
const MEMBERSHIPS = [
  { value: 'with', label: 'With a membership' },
  { value: 'without', label: 'Without one' },
];
const UNSEEN = UNSEEN_DAYS.map((days) => ({ value: String(days), label: `Not for ${days} days` }));
/** How many trusts there are to choose from here. */
const TRUSTS_OFFERED = 100;

/** Narrows the list of users by place, trust, membership and when they were last seen; and the saved filters. */
export function UserFilters({ query, onChange }: UserFiltersProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { city, state, trust, membership, unseen } = query;
  const on = [city, state, trust, membership, unseen].filter(Boolean).length;
  return (
    <>
      <Button
        variant="quiet"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        Filters{on > 0 && ` (${on})`}
      </Button>
      <div id={panel} className="order-last grid basis-full gap-2 empty:hidden">
        {open && (
          <FilterForm
            // What was asked for by another way, such as a saved filter, is in the form too.
            key={JSON.stringify([city, state, trust, membership, unseen])}
            query={query}
            onChange={onChange}
          />
        )}
        <SavedFilters query={query} />
      </div>
    </>
  );
}

function FilterForm({ query, onChange }: UserFiltersProps) {
  const [typed, setTyped] = useState<Filters>(query);
  const trusts = useTrustsFound({ search: '', page: 1, limit: TRUSTS_OFFERED });
  const options = (trusts.data?.trusts ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const type = (patch: Partial<Filters>) => setTyped({ ...typed, ...patch });
  const show = (event: FormEvent) => {
    event.preventDefault();
    const { city, state, trust, membership, unseen } = typed;
    onChange({ city: city.trim(), state, trust, membership, unseen, page: 1 });
  };
  return (
    <form
      aria-label="Filters"
      onSubmit={show}
      className="grid gap-3 rounded-m border border-line bg-surface-sunken p-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      <Field label="City">
        <TextInput
          maxLength={100}
          autoComplete="off"
          value={typed.city}
          onChange={({ target }) => type({ city: target.value })}
        />
      </Field>
      <Field label="State">
        <Select
          placeholder="Any state"
          options={STATES}
          value={typed.state}
          onChange={({ target }) => type({ state: target.value })}
        />
      </Field>
      <Field label="Trust">
        <Select
          placeholder="Any trust or none"
          options={options}
          value={typed.trust}
          onChange={({ target }) => type({ trust: target.value })}
        />
      </Field>
      <Field label="Membership">
        <Select
          placeholder="With and without"
          options={MEMBERSHIPS}
          value={typed.membership}
          onChange={({ target }) => type({ membership: target.value as Filters['membership'] })}
        />
      </Field>
      <Field label="Last seen">
        <Select
          placeholder="Any time"
          options={UNSEEN}
          value={typed.unseen}
          onChange={({ target }) => type({ unseen: target.value as Filters['unseen'] })}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        <Button type="submit" className="max-sm:grow">
          Show
        </Button>
        <Button variant="ghost" onClick={() => onChange({ ...NO_FILTERS, page: 1 })}>
          Clear filters
        </Button>
      </div>
    </form>
  );
}
