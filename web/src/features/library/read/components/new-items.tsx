import { shownDay } from '@hearthside/contract/shown-date';
import { EmptyState } from '@/ui/lists/empty-state';
import { fileCount } from '../../model/item-words';
import { ItemList, type ItemListProps } from './item-list';

export interface NewItemsProps extends Pick<ItemListProps, 'query' | 'change'> {
  since: string;
}

/** What was added to the whole library since a day, the newest first: where Home's number of new items leads. */
export function NewItems({ since, query, change }: NewItemsProps) {
  const name = `New since ${shownDay(since)}`;
  return (
    <ItemList
      name={name}
      asked={{ since }}
      query={query}
      change={change}
      placed
      empty={<EmptyState title={`Nothing is new since ${shownDay(since)}.`} />}
      head={({ pagination }) => (
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2>{name}</h2>
          <p className="text-s text-ink-soft">{fileCount(pagination.total)}</p>
        </div>
      )}
    />
  );
}
