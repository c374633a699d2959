import { VOICE_TEXT } from '@hearthside/contract/inbox/attachment-text';
import { chatTitle, INBOX_TEXTS, type Chat } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import { AtSign, Clock, Mic, Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMe } from '@/features/session';
import { Badge } from '@/ui/badge';
import { useOwnWords } from '../../api/use-own-words';
import { listTime } from '../../model/chat-times';
import { previewOf } from '../../model/chat-words';
import { OfficeMarks } from '../../office/components/office-marks';
import { useChatAddress } from '../../views/components/use-chat-view';
import { ChatAvatar } from './chat-avatar';
import { MutedMark } from './muted-mark';
import { UnreadCount } from './unread-count';

export interface ChatRowProps {
  chat: Chat;
  /** Whether it is the open chat. */
  current: boolean;
  /** The current day. */
  today: Date;
  onFollow?: (() => void) | undefined;
}

/** A chat in the list: who it is with, the last message and its time, and the unread count. */
export function ChatRow({ chat, current, today, onFollow }: ChatRowProps) {
  const me = useMe();
  const preview = previewOf(chat, me.id, useOwnWords(chat.id));
  const { at, state } = preview;
  const hasUnread = chat.unread > 0;
  const AttachmentIcon = preview.text === VOICE_TEXT ? Mic : Paperclip;
  const addressOf = useChatAddress();
  return (
    <Link
      to={addressOf(chat.id)}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
      className={clsx(
        'flex min-h-18 items-center gap-3.5 px-4 py-2.5 transition-colors duration-150 focus-visible:-outline-offset-2',
        current ? 'bg-brand-soft' : 'hover:bg-surface-sunken',
      )}
    >
      <ChatAvatar chat={chat} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span
            dir="auto"
            className={clsx(
              'line-clamp-2 min-w-0 flex-1 leading-snug wrap-anywhere',
              hasUnread ? 'font-[680]' : 'font-[600]',
            )}
          >
            {chatTitle(chat, me.id)}
          </span>
          {at && (
            <time dateTime={at} className="shrink-0 text-xs text-ink-soft">
              {listTime(at, today)}
            </time>
          )}
        </span>
        <span className="mt-0.5 flex min-h-7 items-center gap-2 text-s">
          <span
            dir={preview.by ? undefined : 'auto'}
            className={clsx('min-w-0 flex-1 truncate', hasUnread ? 'text-ink' : 'text-ink-soft')}
          >
            {state === 'waiting' && (
              <Clock size={15} aria-label="Waiting to be sent" className="mr-1 inline shrink-0" />
            )}
            {preview.by && (
              <bdi className={clsx(state && state !== 'waiting' && 'font-semibold text-bad')}>
                {preview.by}:{' '}
              </bdi>
            )}
            {preview.attachment && (
              <AttachmentIcon
                size={15}
                aria-hidden
                className="mr-1 inline shrink-0 text-ink-soft"
              />
            )}
            {preview.by ? <bdi>{preview.text}</bdi> : preview.text}
          </span>
          <ChatMarks chat={chat} />
        </span>
        <OfficeMarks chat={chat} />
      </span>
    </Link>
  );
}

function ChatMarks({ chat }: { chat: Chat }) {
  return (
    <>
      {chat.name && (
        <Badge className="shrink-0">
          {chat.kind === 'pet' ? INBOX_TEXTS.careTeam : INBOX_TEXTS.group}
        </Badge>
      )}
      {chat.endedAt && <Badge className="shrink-0">Ended</Badge>}
      <MutedMark chat={chat} />
      {chat.unreadMentions > 0 && (
        <AtSign size={16} aria-hidden className="shrink-0 text-accent-ink" />
      )}
      <UnreadCount chat={chat} className="shrink-0" />
    </>
  );
}
