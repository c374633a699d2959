import { LIBRARY_PRIVACY, LIBRARY_TAGS, managesLibrary } from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { Download, ExternalLink, Link2, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMe } from '@/features/session';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { detailsOf, placeOf } from '../../model/item-words';
import { pageIn } from '../../model/shown-item';
import { EditItemDialog, type EditableItem } from '../../manage/components/edit-item-dialog';
import { ItemStage } from './item-stage';
import { useItemFile } from '../../manage/components/use-item-file';

export interface ItemArticleProps {
  item: LibraryItem;
  /** Requests valid links. */
  onRenew: () => void;
}

/** An item on its page: its description, its actions, and the item itself. */
export function ItemArticle({ item, onRenew }: ItemArticleProps) {
  const { saving, save, open } = useItemFile();
  const mayEdit = managesLibrary(useMe());
  const [editing, setEditing] = useState<EditableItem>();
  const { kind } = item;
  const page = pageIn(useLocation().hash);
  return (
    <article>
      <ItemFacts item={item} />
      <div className="mt-3 mb-4 flex flex-wrap gap-2 print:hidden">
        {/* A film from another site has its link below the picture. */}
        {!item.external && (
          <Button
            icon={<Download size={18} aria-hidden />}
            busy={saving !== undefined}
            busyLabel="Preparing..."
            onClick={() => save(item)}
          >
            Download
          </Button>
        )}
        {/* A PDF has this button next to its frame. */}
        {kind === 'image' && (
          <Button
            variant="quiet"
            icon={<ExternalLink size={18} aria-hidden />}
            onClick={() => open(item)}
          >
            Open in new tab
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Link2 size={18} aria-hidden />}
          onClick={() => void copyAddress(item)}
        >
          Copy link
        </Button>
        {mayEdit && kind !== 'blog' && (
          <Button
            variant="quiet"
            icon={<PencilLine size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setEditing({ ...item, kind })}
          >
            Edit
          </Button>
        )}
      </div>
      <div className={kind === 'document' ? 'h-[78dvh]' : 'h-[min(70dvh,44rem)]'}>
        <ItemStage item={item} page={page} onRenew={onRenew} />
      </div>
      {mayEdit && (
        <EditItemDialog
          item={editing}
          onClose={() => setEditing(undefined)}
          onReopen={(again) => setEditing((now) => now ?? again)}
        />
      )}
    </article>
  );
}

function ItemFacts({ item }: { item: LibraryItem }) {
  const { description, category, tag, privacy, created_at, updated_at } = item;
  const place = placeOf(item);
  const label = category && LIBRARY_CATEGORY_LABELS[category];
  return (
    <>
      {description && (
        <p dir="auto" className="max-w-[70ch] whitespace-pre-line">
          {description}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-1.5">
        {place && <Badge tone="brand">{place}</Badge>}
        {label && !place.includes(label) && <Badge>{label}</Badge>}
        {tag && <Badge>{LIBRARY_TAGS[tag]}</Badge>}
        {privacy === 'attorney_only' && <Badge tone="info">{LIBRARY_PRIVACY[privacy]}</Badge>}
      </p>
      <p className="mt-2 text-s text-ink-soft">
        {detailsOf(item)} · added {formatDate(created_at)}
        {updated_at > created_at && formatDate(updated_at) !== formatDate(created_at) && (
          <>, changed {formatDate(updated_at)}</>
        )}
      </p>
    </>
  );
}

async function copyAddress({ page }: LibraryItem) {
  try {
    await navigator.clipboard.writeText(new URL(page, window.location.origin).href);
    toast.success('Address copied');
  } catch {
    toast.error('The address could not be copied');
  }
}
