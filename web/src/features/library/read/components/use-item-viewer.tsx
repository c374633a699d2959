import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { useState, type ReactNode } from 'react';
import { useSubject } from '@/lib/use-subject';
import { ItemViewer } from './item-viewer';

/** A viewer of items, rendered once it is needed. Its item is updated with the list. */
export function useItemViewer(items: readonly LibraryItem[] | undefined): {
  view: (item: LibraryItem) => void;
  viewer: ReactNode;
} {
  const [item, setItem] = useState<LibraryItem>();
  const { shown, opening } = useSubject(item);
  const now = items?.find(({ id, kind }) => id === shown?.id && kind === shown.kind) ?? shown;
  return {
    view: setItem,
    viewer: now && (
      <ItemViewer
        key={opening}
        item={now}
        open={item !== undefined}
        onClose={() => setItem(undefined)}
      />
    ),
  };
}
