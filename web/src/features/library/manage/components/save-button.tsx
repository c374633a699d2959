import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { Download, SquareArrowOutUpRight } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { filmSource } from '../../model/film-source';

export interface SaveButtonProps {
  item: LibraryItem;
  saving: boolean;
  onSave: (item: LibraryItem) => void;
}

/** Saves an item's file. A film from another site has none, so it gets a link instead. */
export function SaveButton({ item, saving, onSave }: SaveButtonProps) {
  const source = filmSource(item);
  if (source) {
    return (
      <a
        href={source.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Watch ${item.title} at ${source.name}`}
        title={`Watch at ${source.name}`}
        className="inline-grid size-11 shrink-0 place-items-center rounded-s text-ink-soft hover:bg-surface-sunken hover:text-ink"
      >
        <SquareArrowOutUpRight size={20} aria-hidden />
      </a>
    );
  }
  return (
    <IconButton
      label={`Download ${item.title}`}
      title="Download"
      icon={saving ? <Spinner size={20} /> : <Download size={20} aria-hidden />}
      aria-busy={saving || undefined}
      onClick={() => onSave(item)}
    />
  );
}
