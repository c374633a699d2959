import { chatTitle, type Chat } from '@hearthside/contract/inbox/fields';
import { ROLE_LABELS } from '@hearthside/contract/access';
import { PanelRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMe } from '@/features/session';
import { IconButton } from '@/ui/icon-button';
import { usePresence } from '../../api/use-inbox';
import { membersLine, otherOf } from '../../model/chat-words';
import type { InfoPart } from '../../model/info-parts';
import { BackToChats } from '../../list/components/back-to-chats';
import { ChatAvatar } from '../../list/components/chat-avatar';
import { ConversationMenu } from './conversation-menu';
import { NotificationToggle } from '../../list/components/notification-toggle';
import { usePhone } from '../../list/components/use-layout';

export interface ConversationHeadProps {
  chat: Chat;
  info: InfoPart | undefined;
  onInfo: (part: InfoPart | undefined) => void;
}

/** A chat's name, who is in it and in which role, and the actions on it. */
export function ConversationHead({ chat, info, onInfo }: ConversationHeadProps) {
  const me = useMe();
  const online = usePresence(chat.id);
  const other = otherOf(chat, me.id);
  const otherIsHere = other !== undefined && online.has(other.id);
  const members = other ? ROLE_LABELS[other.role].one : membersLine(chat.members, me.id);
  return (
    <header className="flex min-h-18 shrink-0 items-center gap-1 border-b border-line px-1.5 py-2 sm:gap-2 sm:px-4 short:min-h-12 short:py-0">
      <BackToChats />
      <span className="mr-1.5 max-[400px]:hidden">
        <ChatAvatar chat={chat} online={otherIsHere} />
      </span>
      <div className="min-w-0 flex-1">
        <Title title={chatTitle(chat, me.id)} />
        <button
          type="button"
          title={members}
          onClick={() => onInfo('members')}
          className="relative block max-w-full truncate rounded-s text-left text-xs text-ink-soft after:absolute after:-inset-y-3.5 after:inset-x-0 hover:text-ink hover:underline"
        >
          {members}
          {otherIsHere && ' · Here now'}
        </button>
      </div>
      <NotificationToggle chat={chat} />
      <IconButton
        label={info ? 'Hide chat info' : 'Show chat info'}
        aria-expanded={info !== undefined}
        icon={<PanelRight size={20} aria-hidden />}
        onClick={() => onInfo(info ? undefined : 'members')}
        className="max-sm:hidden"
      />
      <ConversationMenu chat={chat} onInfo={onInfo} />
    </header>
  );
}

/** On a phone the chat has replaced the list, so the focus moves here. */
function Title({ title }: { title: string }) {
  const phone = usePhone();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phone) head.current?.focus({ preventScroll: true });
  }, [phone]);
  return (
    <h2
      dir="auto"
      ref={head}
      tabIndex={-1}
      title={title}
      className="truncate text-[1.375rem] leading-tight outline-none max-sm:text-l"
    >
      {title}
    </h2>
  );
}
