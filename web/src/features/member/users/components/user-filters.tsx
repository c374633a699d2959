import { FilterPanel } from '@/kit/filter-panel/filter-panel';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { STATE_OPTIONS } from '../../components/place-filters';
import {
  filtersOf,
  filterWords,
  ACCOUNT_WORDS,
  MEMBERSHIP_WORDS,
  NO_FILTERS,
  UNSEEN_WORDS,
  type UsersQuery,
} from '../../model/users-query';
import { SavedFilters } from './saved-filters';
import { TrustFilter, useTrustName } from './trust-filter';

export interface UserFiltersProps {
  query: UsersQuery;
  onChange: (patch: Partial<UsersQuery>) => void;
}

const asOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const MEMBERSHIPS = asOptions(MEMBERSHIP_WORDS);
const UNSEEN = asOptions(UNSEEN_WORDS);
const ACCOUNTS = asOptions(ACCOUNT_WORDS);

/** Narrows the list of users by place, trust, membership, when they were last seen and archive; and the saved filters. */
export function UserFilters({ query, onChange }: UserFiltersProps) {
  const trustName = useTrustName(query.trust);
  return (
    <FilterPanel
      filters={filtersOf(query)}
      none={NO_FILTERS}
      on={filterWords(query, trustName)}
      onChange={(patch) => onChange({ ...patch, page: 1 })}
      below={<SavedFilters query={query} />}
    >
      {({ field }) => (
        <>
          <Field label="City">
            <TextInput maxLength={100} autoComplete="off" {...field('city')} />
          </Field>
          <Field label="State">
            <Select placeholder="Any state" options={STATE_OPTIONS} {...field('state')} />
          </Field>
          <TrustFilter {...field('trust')} />
          <Field label="Membership">
            <Select placeholder="With and without" options={MEMBERSHIPS} {...field('membership')} />
          </Field>
          <Field label="Last seen">
            <Select placeholder="Any time" options={UNSEEN} {...field('unseen')} />
          </Field>
          <Field label="Account">
            <Select placeholder="Not archived" options={ACCOUNTS} {...field('account')} />
          </Field>
        </>
      )}
    </FilterPanel>
  );
}
