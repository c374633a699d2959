import { LinkTabs } from '@/ui/lists/tabs';
import { useViewCounts } from '../../office/api/use-view-counts';
import { VIEW_LABELS, viewsOf } from '../model/list-views';
import type { useChatView } from './use-chat-view';

/** The views of the list, each with its address, and with a count where there is something to do. */
export function ViewTabs({ chatView }: { chatView: ReturnType<typeof useChatView> }) {
  const { view, isAdmin, addressOf } = chatView;
  const counts = useViewCounts();
  const items = viewsOf(isAdmin).map((id) => ({
    id,
    label: VIEW_LABELS[id],
    to: addressOf(id),
    ...(counts[id] && { count: counts[id] }),
  }));
  return <LinkTabs label="Views" items={items} current={view} className="px-1" />;
}
