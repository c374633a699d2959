import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FileIcon } from '@/features/file';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import { OwnWords } from '@/ui/email-text';
import { filmSource } from '../../model/film-source';
import { detailsOf } from '../../model/item-words';
import { fromList } from '../../model/way-back';
import { SaveButton } from '../../manage/components/save-button';

export interface ShelfCardProps {
  item: LibraryItem;
  saving: boolean;
  onView: (item: LibraryItem) => void;
  onSave: (item: LibraryItem) => void;
}

/** A video or guide as a card. Its picture plays or opens it, and its name links to its page. */
export function ShelfCard({ item, saving, onView, onSave }: ShelfCardProps) {
  const location = useLocation();
  return (
    <Card as="article" flush className="flex h-full flex-col">
      <button
        type="button"
        aria-label={pressing(item)}
        aria-haspopup="dialog"
        onClick={() => onView(item)}
        className="group relative grid aspect-video w-full place-items-center overflow-hidden border-b border-line bg-brand-soft text-brand-strong focus-visible:-outline-offset-3"
      >
        <CardPicture item={item} />
      </button>
      <div className="flex flex-1 items-start gap-2 py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h3>
            <Link
              to={item.page}
              state={fromList(location)}
              className="rounded-s text-brand-strong underline-offset-3 hover:underline"
            >
              <OwnWords text={item.title} />
            </Link>
          </h3>
          <p className="mt-0.5 text-s text-ink-soft">{detailsOf(item)}</p>
          <p className="text-s text-ink-soft">
            Added <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>
          </p>
          {item.description && (
            <p className="mt-1.5 line-clamp-3 text-s">
              <OwnWords text={item.description} />
            </p>
          )}
        </div>
        <SaveButton item={item} saving={saving} onSave={onSave} />
      </div>
    </Card>
  );
}

const fromPlace = ({ name }: { name: string }) => `From ${name}`;

/** The label of a card's picture button. It contains the visible words, for members who use voice control. */
function pressing(item: LibraryItem): string {
  const source = item.thumbnailUrl ? undefined : filmSource(item);
  const named = source ? `${item.title} ${fromPlace(source)}` : item.title;
  return `${item.kind === 'video' ? 'Play' : 'View'} ${named}`;
}

/** Only files that are hosted here: nothing is requested from the site of a pasted film. */
function CardPicture({ item }: { item: LibraryItem }) {
  const { thumbnailUrl, kind, url } = item;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const fails = (address: string) => () => setFailed((before) => [...before, address]);
  const picture = thumbnailUrl && !failed.includes(thumbnailUrl);
  // A film added in the panel has no poster, so one of its frames is shown.
  const source = filmSource(item);
  const film = !picture && kind === 'video' && !item.external && !failed.includes(url) && url;
  return (
    <>
      {picture ? (
        <img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          onError={fails(thumbnailUrl)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        kind !== 'video' && <FileIcon kind={kind === 'blog' ? 'document' : kind} size={40} />
      )}
      {film && (
        <video
          src={`${film}#t=0.5`}
          muted
          playsInline
          preload="metadata"
          aria-hidden
          tabIndex={-1}
          onError={fails(film)}
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
      )}
      {!picture && source && (
        // Its own picture would be requested from that site before anybody wants to see the film.
        <span
          aria-hidden
          className="absolute inset-0 grid content-between bg-linear-135 from-brand-soft to-surface-sunken px-4 py-3 text-left"
        >
          <span dir="auto" className="line-clamp-2 font-display text-m">
            {item.title}
          </span>{' '}
          <span className="text-s text-ink-soft">{fromPlace(source)}</span>
        </span>
      )}
      {kind === 'video' && (
        <span className="relative grid size-14 place-items-center rounded-full bg-brand text-brand-ink shadow-1 transition-colors duration-150 group-hover:bg-brand-strong">
          <Play size={24} aria-hidden className="ml-1" />
        </span>
      )}
    </>
  );
}
