import { MEMBER_SORTS, type MemberSort } from '@hearthside/contract/member-sort';
import type { ReactNode } from 'react';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import type { ListQuery } from '../model/list-query';

const SORTS = Object.entries(MEMBER_SORTS).map(([value, label]) => ({ value, label }));

export interface ListToolsProps {
  query: ListQuery;
  /** The search box's name, such as 'Search users'. */
  searchLabel: string;
  onChange: (patch: Partial<ListQuery>) => void;
  /** More filters, at the end. */
  children?: ReactNode;
}

/** Search and order above a list of people; both start again at the first page. */
export function ListTools({ query, searchLabel, onChange, children }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <SearchBox
        label={searchLabel}
        value={query.search}
        debounce={300}
        onChange={(search) => onChange({ search, page: 1 })}
        className="flex-1 basis-56 sm:max-w-80"
      />
      <Select
        aria-label="Sort by"
        options={SORTS}
        value={query.sort}
        onChange={({ target }) => onChange({ sort: target.value as MemberSort, page: 1 })}
        className="sm:w-44"
      />
      {children}
    </div>
  );
}
