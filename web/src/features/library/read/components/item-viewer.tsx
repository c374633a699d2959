import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useInvalidate } from '@/lib/api/swr-config';
import { FullDialog } from '@/ui/dialogs/full-dialog';
import { detailsOf } from '../../model/item-words';
import { ItemStage } from './item-stage';
import { SaveButton } from '../../manage/components/save-button';
import { useItemFile } from '../../manage/components/use-item-file';

export interface ItemViewerProps {
  item: LibraryItem;
  open: boolean;
  onClose: () => void;
}

/** One item in full screen, to look at without leaving the list. */
export function ItemViewer({ item, open, onClose }: ItemViewerProps) {
  const { saving, save } = useItemFile();
  const invalidate = useInvalidate();
  return (
    <FullDialog
      open={open}
      onClose={onClose}
      title={item.title}
      description={detailsOf(item)}
      actions={
        <>
          <SaveButton item={item} saving={saving !== undefined} onSave={save} />
          <Link
            to={item.page}
            title="Open its page"
            aria-label="Open its page"
            className="inline-grid size-11 shrink-0 place-items-center rounded-s text-ink-soft hover:bg-surface-sunken hover:text-ink"
          >
            <Maximize2 size={20} aria-hidden />
          </Link>
        </>
      }
    >
      <div className="size-full p-3 sm:px-6 sm:py-5">
        <ItemStage item={item} onRenew={() => void invalidate('library')} />
      </div>
    </FullDialog>
  );
}
