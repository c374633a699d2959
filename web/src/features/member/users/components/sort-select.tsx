import { MEMBER_SORTS, type MemberSort } from '@hearthside/contract/member/sort';
import { Select } from '@/ui/fields/select';
import type { ListQuery } from '../../model/list-query';

const SORTS = Object.entries(MEMBER_SORTS).map(([value, label]) => ({ value, label }));

export interface SortSelectProps {
  sort: MemberSort;
  onChange: (patch: Partial<ListQuery>, options: { replace: boolean }) => void;
}

/** The order of a list of people. Changing it starts at the first page. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  return (
    <Select
      aria-label="Sort by"
      options={SORTS}
      value={sort}
      onChange={({ target }) =>
        onChange({ sort: target.value as MemberSort, page: 1 }, { replace: true })
      }
      className="sm:w-44"
    />
  );
}
