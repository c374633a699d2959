import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { Clock, OctagonAlert, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useContext, useState } from 'react';
import { useRealtimeStatus } from '@/lib/live/realtime';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useOutbox } from '../../api/use-outbox';
import { messageTime } from '../../model/chat-times';
import { mentionsOf } from '../../mentions/model/mentions-of';
import type { OutboxItem } from '../../outbox/model/outbox';
import { MentionableContext, useMessageActions } from './message-actions';
import { MessageText } from './message-text';
import { PendingFiles } from './pending-files';
import { QuoteBlock } from './quote-block';
import { RowFrame } from './row-frame';
import { useWithdrawing } from '../../changing/components/use-withdrawing';
import { Withdraw } from '../../changing/components/withdraw';

export interface PendingRowProps {
  item: OutboxItem;
  head: boolean;
  /** Who wrote what it answers. */
  quotedName: string | undefined;
}

/** One's own unsent message and its state. One that failed waits for a decision. */
export function PendingRow({ item, head, quotedName }: PendingRowProps) {
  const failed = item.status === 'failed';
  const people = useContext(MentionableContext);
  return (
    <RowFrame lineKey={item.clientId} own head={head}>
      {head && (
        <p className="px-0.5 text-xs text-ink-soft">
          <span className="sr-only">You </span>
          <time dateTime={item.createdAt}>{messageTime(item.createdAt)}</time>
        </p>
      )}
      {item.replyTo && quotedName !== undefined && (
        <QuoteBlock quote={item.replyTo} name={quotedName} />
      )}
      {item.content && (
        <MessageText
          text={item.content}
          look={failed ? 'failed' : 'own'}
          mentions={mentionsOf(item.content, people)}
        />
      )}
      {item.files.length > 0 && <PendingFiles item={item} />}
      {failed ? <Failed item={item} /> : <OnItsWay item={item} />}
    </RowFrame>
  );
}

function OnItsWay({ item }: { item: OutboxItem }) {
  // Messages behind the first are not even tried while that one waits.
  const away = useRealtimeStatus() === 'away';
  const waits = away || item.tries > 0;
  return (
    <p className="inline-flex min-h-6 items-center gap-1 px-0.5 text-xs text-ink-soft">
      <Clock size={15} aria-hidden className="shrink-0" />
      <span>{waits ? 'Not sent yet: no connection' : 'Sending...'}</span>
      {waits && item.status === 'waiting' && <Withdraw item={item} />}
    </p>
  );
}

function Failed({ item }: { item: OutboxItem }) {
  const { retry, discard } = useOutbox();
  const { reply } = useMessageActions();
  const withdrawItem = useWithdrawing();
  const [asking, setAsking] = useState(false);
  return (
    <div role="alert" className="grid justify-items-end gap-1.5">
      <p className="flex items-start gap-1.5 text-right text-s text-bad">
        <OctagonAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
        {failure(item.problem)}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="quiet"
          size="s"
          icon={<RotateCcw size={17} aria-hidden />}
          onClick={() => retry(item.clientId)}
        >
          Try again
        </Button>
        {reply && (
          <Button
            variant="quiet"
            size="s"
            icon={<Pencil size={17} aria-hidden />}
            onClick={() => void withdrawItem(item, true)}
          >
            Edit
          </Button>
        )}
        <Button
          variant="quiet"
          size="s"
          icon={<Trash2 size={17} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Discard
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Discard this message?"
        message="It wasn’t sent. Your text and files will be deleted."
        confirmLabel="Discard"
        danger
        onConfirm={() => discard(item.clientId)}
      />
    </div>
  );
}

const failure = (problem: string | undefined) =>
  problem && problem !== INBOX_TEXTS.sendFailed
    ? `${INBOX_TEXTS.sendFailed}. ${problem}`
    : INBOX_TEXTS.sendFailed;
