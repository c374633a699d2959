import type { FoundItem, LibraryItem } from '@hearthside/contract/library/shapes';
import { Link, useLocation } from 'react-router-dom';
import { STATE_TONES, stateName } from '@/features/blog';
import { Marked } from '@/kit/marked/marked';
import { Badge } from '@/ui/badge';
import { OwnWords } from '@/ui/email-text';
import { fromList } from '../../model/way-back';

export interface ItemNameProps {
  item: LibraryItem;
  /** In a search, the words that are marked, and where they stand. */
  found?: (Pick<FoundItem, 'snippet' | 'foundAt'> & { typed: string }) | undefined;
}

/** An item's name, which links to its page, and its description, or the part of its text that was searched for. */
export function ItemName({ item, found }: ItemNameProps) {
  const location = useLocation();
  const { title, description } = item;
  return (
    <span className="grid justify-items-start gap-0.5">
      <Link
        to={found?.foundAt ?? item.page}
        state={fromList(location)}
        className="-my-1.5 inline-flex min-h-11 items-center rounded-s py-1.5 text-left text-brand-strong underline-offset-3 hover:underline"
      >
        <span>
          {found ? <Marked text={title} typed={found.typed} /> : <OwnWords text={title} />}
        </span>
      </Link>
      {(found?.snippet || description) && (
        <span className="line-clamp-2 max-w-[60ch] text-s font-normal text-ink-soft">
          {found?.snippet ? (
            <Marked text={found.snippet} typed={found.typed} />
          ) : (
            <OwnWords text={description} />
          )}
        </span>
      )}
      {item.blog && <Badge tone={STATE_TONES[item.blog.state]}>{stateName(item.blog.state)}</Badge>}
      {item.privacy === 'attorney_only' && <Badge tone="info">Attorneys only</Badge>}
    </span>
  );
}
