import { ROLE_LABELS } from '@hearthside/contract/access';
import { INBOX_TEXTS, type ChatUser, type Message } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/lib/dates';
import { messageTime } from '../../model/chat-times';
import { nameOf } from '../../model/chat-words';
import { lineKey } from '../../model/thread-lines';
import { EditBox } from '../../changing/components/edit-box';
import { useEditing } from '../../changing/components/use-editing';
import { MessageFiles } from './message-files';
import { MessageMenu } from './message-menu';
import { MessageText } from './message-text';
import { InRecordMark } from '../../rooms/components/in-record-mark';
import { ForwardedMark } from '../../forward/components/forwarded-mark';
import { PinnedMark } from '../../pins/components/pinned-mark';
import { QuoteBlock } from './quote-block';
import { PersonAvatar } from '../../info/components/person-avatar';
import { ReactionPicker } from './reaction-picker';
import { ReactionsLine } from './reactions-line';
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
  /** Who wrote what it answers. */
  quotedName: string | undefined;
}

/** A message: one's own on the right, others' on the left with their portrait. */
export function MessageRow(props: MessageRowProps) {
  const { message, head, sender, own, online, seen, quotedName } = props;
  const { id, content, attachments, replyTo, createdAt, editedAt, deletedAt } = message;
  const [reacting, setReacting] = useState(false);
  const name = own ? 'You' : nameOf(sender);
  const line = useRef<HTMLDivElement>(null);
  /** Where the focus was when it was chosen from the menu. */
  const toMenu = () => line.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  const { editing, begin, end } = useEditing(id, own, toMenu);
  const endReacting = () => {
    flushSync(() => setReacting(false));
    toMenu();
  };
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
      <div
        ref={line}
        className={clsx('flex max-w-full items-start gap-1', own && 'flex-row-reverse')}
      >
        <div
          className={clsx(
            'grid min-w-0 grid-cols-[minmax(0,auto)] gap-1',
            own ? 'justify-items-end' : 'justify-items-start',
          )}
        >
          {replyTo && quotedName !== undefined && deletedAt === null && (
            <QuoteBlock quote={replyTo} name={quotedName} />
          )}
          <ForwardedMark message={message} />
          {deletedAt !== null && <DeletedMark own={own} />}
          {editing && deletedAt === null && (
            <EditBox key={editing.turn} message={message} resumed={editing.resumed} onEnd={end} />
          )}
          {content && !editing && (
            <MessageText
              text={content}
              look={own ? 'own' : 'other'}
              mentions={message.mentions}
              title={formatDateTime(createdAt)}
            />
          )}
          {attachments.length > 0 && <MessageFiles attachments={attachments} />}
        </div>
        {deletedAt === null && !editing && (
          <MessageMenu
            message={message}
            name={name}
            onEdit={begin}
            onReact={() => setReacting(true)}
          />
        )}
      </div>
      {editedAt !== null && deletedAt === null && (
        <p className="px-0.5 text-xs text-ink-soft" title={formatDateTime(editedAt)}>
          Edited
        </p>
      )}
      <PinnedMark message={message} />
      <InRecordMark message={message} />
      {reacting && deletedAt === null && (
        <ReactionPicker message={message} onEnd={endReacting} onLeave={() => setReacting(false)} />
      )}
      {message.reactions.length > 0 && <ReactionsLine message={message} onFocusLost={toMenu} />}
      {seen && <SeenLine names={seen} />}
    </RowFrame>
  );
}

/** In the place of a message that its sender has deleted. */
function DeletedMark({ own }: { own: boolean }) {
  return (
    <p
      className={clsx(
        'flex items-center gap-2 rounded-[16px] border border-dashed border-line-strong px-3.5 py-2 text-m text-ink-soft italic',
        own ? 'rounded-tr-[4px]' : 'rounded-tl-[4px]',
      )}
    >
      <Trash2 size={16} aria-hidden className="shrink-0" />
      {INBOX_TEXTS.deleted}
    </p>
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
