import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { Link, useLocation } from 'react-router-dom';
import { STATE_TONES, stateName } from '@/features/blog';
import { Badge } from '@/ui/badge';
import { OwnWords } from '@/ui/email-text';
import { fromList } from '../../model/way-back';

/** An item's name, which links to its page, and its description. */
export function ItemName({ item }: { item: LibraryItem }) {
  const location = useLocation();
  return (
    <span className="grid justify-items-start gap-0.5">
      <Link
        to={item.page}
        state={fromList(location)}
        className="-my-1.5 inline-flex min-h-11 items-center rounded-s py-1.5 text-left text-brand-strong underline-offset-3 hover:underline"
      >
        <OwnWords text={item.title} />
      </Link>
      {item.description && (
        <span className="line-clamp-2 max-w-[60ch] text-s font-normal text-ink-soft">
          <OwnWords text={item.description} />
        </span>
      )}
      {item.blog && <Badge tone={STATE_TONES[item.blog.state]}>{stateName(item.blog.state)}</Badge>}
      {item.privacy === 'attorney_only' && <Badge tone="info">Attorneys only</Badge>}
    </span>
  );
}
