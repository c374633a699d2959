import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import type { OpenThread } from '../../api/use-thread';
import { OlderAway } from '../../stored/components/older-away';

/** At the top of a thread: older messages are loading, or the error. Its height never changes. */
export function OlderMessages({ thread }: { thread: OpenThread }) {
  const { hasOlder, loadingOlder, olderError, loadOlder, storedAt } = thread;
  if (!hasOlder) return null;
  if (storedAt) return <OlderAway />;
  return (
    <div className="flex min-h-13 shrink-0 items-center justify-center gap-3 text-s text-ink-soft">
      {olderError && !loadingOlder ? (
        <>
          <span role="alert">{INBOX_TEXTS.messagesFailed}</span>
          <Button
            variant="quiet"
            size="s"
            icon={<RotateCcw size={17} aria-hidden />}
            onClick={() => void loadOlder()}
          >
            Retry
          </Button>
        </>
      ) : (
        loadingOlder && <Spinner label="Loading older messages..." />
      )}
    </div>
  );
}
