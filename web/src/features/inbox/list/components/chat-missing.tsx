import { inboxPages } from '@hearthside/contract/inbox/pages';
import { MessageCircleOff } from 'lucide-react';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import type { InboxPlace } from './use-first-chat';

const cleared: InboxPlace = { cleared: true };

/** Shown for a chat that does not exist for this member. */
export function ChatMissing() {
  return (
    <div className="grid min-w-0 flex-1 place-items-center bg-surface-sunken">
      <EmptyState
        icon={<MessageCircleOff size={32} aria-hidden />}
        title="This chat does not exist, or it is not shared with you."
        action={
          <ButtonLink to={inboxPages.list} state={cleared} variant="quiet">
            Back to chats
          </ButtonLink>
        }
      />
    </div>
  );
}
