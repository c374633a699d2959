import { ROLE_LABELS } from '@hearthside/contract/access';
import type { ChatUser, Message } from '@hearthside/contract/inbox/fields';
import { formatDateTime } from '@/lib/dates';
import { messageTime } from '../../model/chat-times';
import { nameOf } from '../../model/chat-words';
import { lineKey } from '../../model/thread-lines';
import { MessageFiles } from './message-files';
import { MessageText } from './message-text';
import { PersonAvatar } from '../../info/components/person-avatar';
import { RowFrame } from './row-frame';
import { SeenLine } from './seen-line';

export interface MessageRowProps {
  message: Message;
  /** Whether it starts with sender and time (part 1 §4). */
  head: boolean;
  /** Undefined for somebody who is no longer known. */
  sender: ChatUser | undefined;
  own: boolean;
  online: boolean;
  seen: readonly string[] | undefined;
}

/** A message: one's own on the right, others' on the left with their portrait. */
export function MessageRow({ message, head, sender, own, online, seen }: MessageRowProps) {
  const { id, content, attachments, createdAt } = message;
  const name = own ? 'You' : nameOf(sender);
  return (
    <RowFrame
      lineKey={lineKey(message, own)}
      messageId={id}
      own={own}
      head={head}
      portrait={<PersonAvatar user={sender} online={online} />}
    >
      {head ? (
        <Head name={name} sender={own ? undefined : sender} at={createdAt} own={own} />
      ) : (
        <span className="sr-only">
          {name}, {messageTime(createdAt)}
        </span>
      )}
      {content && (
        <MessageText
          text={content}
          look={own ? 'own' : 'other'}
          title={formatDateTime(createdAt)}
        />
      )}
      {attachments.length > 0 && <MessageFiles attachments={attachments} />}
      {seen && <SeenLine names={seen} />}
    </RowFrame>
  );
}

interface HeadProps {
  name: string;
  sender: ChatUser | undefined;
  at: string;
  own: boolean;
}

/** Sender, role and time. For one's own messages only the time is visible. */
function Head({ name, sender, at, own }: HeadProps) {
  return (
    <p className="px-0.5 text-xs text-ink-soft">
      <span className={own ? 'sr-only' : 'font-[620]'}>
        {name}
        {sender && ` · ${ROLE_LABELS[sender.role].one}`}
      </span>{' '}
      <time dateTime={at}>{messageTime(at)}</time>
    </p>
  );
}
