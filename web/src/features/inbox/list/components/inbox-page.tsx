import { inboxPages } from '@hearthside/contract/inbox/pages';
import clsx from 'clsx';
import { useState, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { MessagesSquare } from 'lucide-react';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { useOpenedFor } from '@/lib/use-opened-for';
import { EmptyState } from '@/ui/lists/empty-state';
import { mayStartChat } from '../../model/new-chat';
import type { InfoPart } from '../../model/info-parts';
import { ChatMissing } from './chat-missing';
import { ChatSidebar } from './chat-sidebar';
import { Conversation } from '../../thread/components/conversation';
import { DesktopOffer } from './desktop-offer';
import { NewChatDialog } from './new-chat-dialog';
import { useFirstChat } from './use-first-chat';

/** When a member goes back from a chat to the list, the focus returns to that chat's row. */
function useBackToRow(openId: number | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId !== undefined || left === undefined) return;
    page.current
      ?.querySelector<HTMLElement>(
        `a[href="${inboxPages.chat(left)}"], a[href^="${inboxPages.chat(left)}?"]`,
      )
      ?.focus({ preventScroll: true });
  }, [openId]);
  return page;
}

/** Shown next to the list while no chat is open. */
function NothingChosen() {
  return (
    <div className="hidden min-w-0 flex-1 place-items-center bg-surface-sunken sm:grid">
      <EmptyState
        icon={<MessagesSquare size={32} aria-hidden />}
        title="Choose a chat to read it here."
      />
    </div>
  );
}

/** The inbox (part 1 §2.4): the chats, and the open one. On phones one of the two. */
export function InboxPage() {
  const me = useMe();
  const { chatId } = useParams();
  const isOpen = chatId !== undefined;
  usePage('Inbox', undefined, isOpen ? 'screen' : 'window');
  useFirstChat(isOpen);
  const [starting, setStarting] = useState(false);
  const [info, setInfo] = useState<InfoPart>();

  const onStart = mayStartChat(me) ? () => setStarting(true) : undefined;
  useOpenedFor('new_chat', () => setStarting(true));
  // An invalid number is not a chat. No chat has the id 0.
  const openId = isOpen ? Math.max(0, Number.parseInt(chatId, 10) || 0) : undefined;
  const page = useBackToRow(openId);
  return (
    <div
      ref={page}
      className="flex h-full min-h-0 flex-col overflow-hidden bg-surface sm:rounded-m sm:border sm:border-line sm:shadow-1"
    >
      <DesktopOffer />
      <div className="relative flex min-h-0 flex-1">
        <ChatSidebar
          openId={openId}
          onStart={onStart}
          infoIsOpen={isOpen && info !== undefined}
          className={clsx(isOpen && 'max-sm:hidden')}
        />
        {openId === undefined && <NothingChosen />}
        {openId === 0 && <ChatMissing />}
        {openId !== undefined && openId > 0 && (
          <Conversation key={openId} chatId={openId} info={info} onInfo={setInfo} />
        )}
      </div>
      {onStart && <NewChatDialog open={starting} onClose={() => setStarting(false)} />}
    </div>
  );
}
