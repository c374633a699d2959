import clsx from 'clsx';
import { MessageCircleOff, MessagesSquare, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { EmergencyHelpLink } from '@/features/settings';
import { usePage } from '@/lib/page';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { SkeletonCards } from '@/ui/skeleton';
import { BackToChats } from '../../list/components/back-to-chats';
import { useStoredInbox } from '../api/use-stored-inbox';
import type { StoredInbox } from '../model/stored-inbox';
import { StoredConversation } from './stored-conversation';
import type { StoredInboxPageProps } from './stored-inbox-page';
import { StoredLine } from './stored-line';
import { StoredList } from './stored-list';

/** The chats on this device and the open one, on phones one of the two. They are read only. */
export function StoredInboxView({ asked, onRetry, otherwise }: StoredInboxPageProps) {
  const inbox = useStoredInbox();
  if (inbox === undefined) return <SkeletonCards count={4} label="Loading chats..." />;
  if (inbox === null) return otherwise;
  return <Whole inbox={inbox} asked={asked} onRetry={onRetry} />;
}

interface WholeProps extends Omit<StoredInboxPageProps, 'otherwise'> {
  inbox: StoredInbox;
}

function Whole({ inbox, asked, onRetry }: WholeProps) {
  usePage('Inbox');
  const openId = asked === undefined ? undefined : Number.parseInt(asked, 10) || 0;
  const open = inbox.chats.find(({ chat }) => chat.id === openId);
  return (
    <main className="flex h-dvh flex-col bg-surface">
      <h1 className="sr-only">Inbox</h1>
      <StoredLine
        at={inbox.at}
        action={
          <span className="flex flex-wrap gap-2">
            <Retry onRetry={onRetry} />
            <EmergencyHelpLink />
          </span>
        }
      />
      <div className="flex min-h-0 flex-1">
        <StoredList
          inbox={inbox}
          openId={openId}
          className={clsx(
            'w-full border-line sm:w-87.5 sm:shrink-0 sm:border-r',
            openId !== undefined && 'max-sm:hidden',
          )}
        />
        {open ? (
          <StoredConversation key={openId} stored={open} viewerId={inbox.memberId} />
        ) : (
          <NothingOpen isAsked={openId !== undefined} />
        )}
      </div>
    </main>
  );
}

function Retry({ onRetry }: { onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      icon={<RotateCcw size={18} aria-hidden />}
      busy={busy}
      busyLabel="Trying again..."
      onClick={() => void retry()}
    >
      Retry
    </Button>
  );
}

function NothingOpen({ isAsked }: { isAsked: boolean }) {
  return (
    <div
      className={clsx(
        'min-w-0 flex-1 grid-rows-[auto_1fr] bg-surface-sunken',
        isAsked ? 'grid' : 'hidden sm:grid',
      )}
    >
      <span>{isAsked && <BackToChats />}</span>
      {isAsked ? (
        <EmptyState
          icon={<MessageCircleOff size={32} aria-hidden />}
          title="This chat isn’t on this device."
          className="place-self-center"
        >
          Go online to open it.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<MessagesSquare size={32} aria-hidden />}
          title="Choose a chat to read it here."
          className="place-self-center"
        />
      )}
    </div>
  );
}
