import type { ChatUser } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import type { FoundMessage } from '@hearthside/contract/inbox/search-fields';
import { Link } from 'react-router-dom';
import { FileIcon } from '@/features/file';
import { useMe } from '@/features/session';
import { Marked } from '@/kit/marked/marked';
import { formatDateTime } from '@/lib/dates';
import { senderName } from '../../model/chat-words';
import { newTurn } from '../../thread/components/use-thread-place';

/** How many names of files a row has. */
const FILES_SHOWN = 3;

export interface FoundRowProps {
  message: FoundMessage;
  senders: ReadonlyMap<number, ChatUser>;
  typed: string;
  /** Whether all results are of one chat, which then needs no name. */
  isOneChat: boolean;
  onFollow: () => void;
}

/** A message that was found: where, by whom and when, and the words round the hit. A press shows it in its thread. */
export function FoundRow({ message, senders, typed, isOneChat, onFollow }: FoundRowProps) {
  const me = useMe();
  const { id, chatId, chatTitle, senderId, createdAt, snippet, files } = message;
  const sender = senderId === me.id ? 'You' : senderName(senders, senderId);
  return (
    <Link
      data-found
      to={inboxPages.message(chatId, id)}
      state={newTurn()}
      onClick={onFollow}
      className="block rounded-s px-2 py-2.5 transition-colors duration-150 hover:bg-brand-soft focus-visible:bg-brand-soft focus-visible:-outline-offset-2"
    >
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 truncate font-[600]">{isOneChat ? sender : chatTitle}</bdi>
        <time dateTime={createdAt} className="shrink-0 text-xs text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span className="line-clamp-3 text-s wrap-anywhere">
        {!isOneChat && <bdi className="text-ink-soft">{sender}: </bdi>}
        <bdi>
          <Marked text={snippet} typed={typed} />
        </bdi>
      </span>
      {files.slice(0, FILES_SHOWN).map(({ id: fileId, kind, title }) => (
        <span key={fileId} className="mt-1 flex items-center gap-2 text-s text-ink-soft">
          <FileIcon kind={kind} size={16} />
          <bdi className="min-w-0 truncate">
            <Marked text={title} typed={typed} />
          </bdi>
        </span>
      ))}
      {files.length > FILES_SHOWN && (
        <span className="text-s text-ink-soft">and {files.length - FILES_SHOWN} more</span>
      )}
    </Link>
  );
}
