import type { SessionListItem } from '@hearthside/contract/session/endpoints';
import { MonitorSmartphone } from 'lucide-react';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { viewOf } from '@/lib/api/view-of';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { AsyncView } from '@/ui/async-view';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useEndSession, useSessions } from '../api/own-sessions';
import { SignOutEverywhere } from './sign-out-everywhere';

/** Where the member is signed in, and how to end it. */
export function SessionList() {
  const sessions = useSessions();
  const list = useFocusKept<HTMLUListElement>(sessions.data);
  return (
    <Card aria-labelledby="sessions">
      <CardTitle id="sessions" actions={<SignOutEverywhere />}>
        Where you are signed in
      </CardTitle>
      <AsyncView
        {...viewOf(sessions)}
        data={sessions.data?.sessions}
        skeleton={<SkeletonText lines={3} label="Loading your sessions..." />}
        empty={<EmptyState title="No other device is signed in." />}
        errorTitle="Your sessions could not be loaded"
      >
        {(found) => (
          <ul
            ref={list}
            tabIndex={-1}
            aria-labelledby="sessions"
            className="divide-y divide-line outline-none"
          >
            {found.map((item) => (
              <SessionRow key={item.sessionId} item={item} />
            ))}
          </ul>
        )}
      </AsyncView>
    </Card>
  );
}

function SessionRow({ item }: { item: SessionListItem }) {
  const { trigger, isMutating } = useEndSession();
  const end = async () => {
    try {
      toast.success((await trigger({ sessionId: item.sessionId })).message);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3">
      <span className="grid size-10.5 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
        <MonitorSmartphone size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {item.device}
          {item.current && <Badge tone="brand">This device</Badge>}
        </p>
        <p className="text-s text-ink-soft">
          {/* To the minute: it is what tells two sessions on the same kind of device apart. */}
          Last used {formatDateTime(item.lastUsedAt)} · Signed in {formatDateTime(item.createdAt)}
        </p>
      </div>
      {!item.current && (
        <Button
          variant="quiet"
          size="s"
          busy={isMutating}
          aria-label={`Sign out on ${item.device}, last used ${formatDateTime(item.lastUsedAt)}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
