import type { Chat } from '@hearthside/contract/inbox/fields';
import { Archive, Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { useReopenChat } from '../../api/chat-changes';
import { Composer, type ComposerProps } from '../../composer/components/composer';

/** Below the thread: the composer, or why one can't write. */
export function ConversationFoot(props: ComposerProps) {
  const { chat } = props;
  if (chat.endedAt) {
    return (
      <FootLine icon={<Lock size={18} aria-hidden />}>
        An admin ended this chat on {formatDate(chat.endedAt)}. You can still read it, but no one
        can reply.
      </FootLine>
    );
  }
  return (
    <>
      {chat.closed && <ClosedLine chat={chat} />}
      <Composer {...props} />
    </>
  );
}

function ClosedLine({ chat }: { chat: Chat }) {
  const reopen = useReopenChat();
  const isAdmin = useMe().role === 'admin';
  const [busy, setBusy] = useState(false);
  const handleReopen = async () => {
    setBusy(true);
    try {
      await reopen(chat.id);
    } catch (error) {
      toast.error(messageOf(error, 'The chat could not be moved back'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FootLine
      icon={<Archive size={18} aria-hidden />}
      action={
        <Button variant="quiet" size="s" busy={busy} onClick={() => void handleReopen()}>
          Move back to inbox
        </Button>
      }
    >
      {isAdmin
        ? 'You have put this chat away. A new message brings it back.'
        : 'You have closed this chat. A new message brings it back.'}
    </FootLine>
  );
}

function FootLine(props: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  const { icon, action, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3">
      <span className="shrink-0 text-ink-soft">{icon}</span>
      <p className="min-w-0 flex-1 basis-52 text-s text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
