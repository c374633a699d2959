import { INBOX_TEXTS, type Message } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { memo, useContext } from 'react';
import { formatDateTime } from '@/lib/dates';
import { PersonAvatar } from '../../info/components/person-avatar';
import { quotedName } from '../../model/answering';
import { messageTime } from '../../model/chat-times';
import { nameOf } from '../../model/chat-words';
import { shownReactions } from '../../model/reactions';
import { lineKey } from '../../model/thread-lines';
import { PinnedMark } from '../../pins/components/pinned-mark';
import { PeopleContext, useMessageActions } from '../../thread/components/message-actions';
import { MessageText } from '../../thread/components/message-text';
import { QuoteBlock } from '../../thread/components/quote-block';
import { RowFrame } from '../../thread/components/row-frame';
import { StoredFiles } from './stored-files';

export interface StoredMessageProps {
  message: Message;
  /** Whether it starts with sender and time. */
  head: boolean;
}

/** A stored message: as in the thread, without anything to do with it. */
export const StoredMessage = memo(function StoredMessage({ message, head }: StoredMessageProps) {
  const { id, senderId, content, attachments, replyTo, createdAt, editedAt, deletedAt } = message;
  const people = useContext(PeopleContext);
  const { viewer } = useMessageActions();
  const own = senderId === viewer.id;
  const sender = senderId === null ? undefined : people.get(senderId);
  const name = own ? 'You' : nameOf(sender);
  const quoted = quotedName(replyTo, people, viewer.id);
  const isDeleted = deletedAt !== null;
  return (
    <RowFrame
      lineKey={lineKey(message, own)}
      messageId={id}
      own={own}
      head={head}
      portrait={<PersonAvatar user={sender} />}
    >
      <p className={clsx('px-0.5 text-xs text-ink-soft', !head && 'sr-only')}>
        <bdi className={own ? 'sr-only' : 'font-[620]'}>{name}</bdi>{' '}
        <time dateTime={createdAt}>{messageTime(createdAt)}</time>
      </p>
      {replyTo && quoted !== undefined && !isDeleted && (
        <QuoteBlock quote={replyTo} name={quoted} />
      )}
      {isDeleted && (
        <p className="flex items-center gap-2 rounded-[16px] border border-dashed border-line-strong px-3.5 py-2 text-m text-ink-soft italic">
          <Trash2 size={16} aria-hidden className="shrink-0" />
          {INBOX_TEXTS.deleted}
        </p>
      )}
      {content && (
        <MessageText
          text={content}
          look={own ? 'own' : 'other'}
          mentions={message.mentions}
          title={formatDateTime(createdAt)}
        />
      )}
      {attachments.length > 0 && <StoredFiles attachments={attachments} />}
      {editedAt !== null && !isDeleted && (
        <p className="px-0.5 text-xs text-ink-soft" title={formatDateTime(editedAt)}>
          Edited
        </p>
      )}
      <PinnedMark message={message} />
      {message.reactions.length > 0 && <Reactions message={message} />}
    </RowFrame>
  );
});

function Reactions({ message }: { message: Message }) {
  const people = useContext(PeopleContext);
  const { viewer } = useMessageActions();
  return (
    <ul aria-label="Reactions" className="flex max-w-full flex-wrap gap-1.5">
      {shownReactions(message, people, viewer.id).map(({ kind, sign, own, words, label }) => (
        <li
          key={kind}
          title={label}
          className={clsx(
            'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-xs',
            own ? 'border-brand bg-brand-soft text-brand-strong' : 'border-line text-ink-soft',
          )}
        >
          <span aria-hidden>{sign}</span>
          <span className="sr-only">{label}</span>
          <span dir="auto" aria-hidden className="truncate">
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
