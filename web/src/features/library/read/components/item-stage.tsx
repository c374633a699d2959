import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { FileX } from 'lucide-react';
import { MediaStage } from '@/features/file';
import { EmptyState } from '@/ui/lists/empty-state';
import { VideoFrame } from '@/ui/media/video-frame';
import { shownItem } from '../../model/shown-item';

export interface ItemStageProps {
  item: LibraryItem;
  /** The page that a PDF opens at, from 1. */
  page?: number | undefined;
  /** Requests valid links, for a file that is retried. */
  onRenew?: (() => void) | undefined;
}

/** An item's content, as large as there is room for: a PDF, a picture, or a film hosted here or elsewhere. */
export function ItemStage({ item, page, onRenew }: ItemStageProps) {
  const shown = shownItem(item, page);
  if (!shown) {
    const title = item.external ? VIDEO_TEXTS.failed : 'This item no longer has a file.';
    return <EmptyState icon={<FileX size={32} aria-hidden />} title={title} />;
  }
  if ('file' in shown)
    return (
      <MediaStage
        key={`${fileOf(item)} ${page ?? ''}`}
        file={shown.file}
        plays={false}
        onRenew={onRenew}
      />
    );
  const { playerPath, watchUrl } = shown.link;
  return (
    // As wide as its height allows, so that all of it is visible.
    <div className="grid size-full place-items-center overflow-y-auto">
      <VideoFrame
        playerPath={playerPath}
        watchUrl={watchUrl}
        title={item.title}
        className="w-full max-w-[min(60rem,115dvh)]"
      />
    </div>
  );
}

/**
 * Identifies the file of an item. A link with a new signature is still the same file, but the media library keeps the
 * address when it replaces a file.
 */
const fileOf = ({ id, url, size }: LibraryItem) => `${id} ${url.split('?')[0]} ${size}`;
