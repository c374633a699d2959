import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { isAttended, watchAttention } from '@/lib/live/attention';
import { realtime } from '@/lib/live/realtime';
import { closeShownAbout } from '@/lib/push/push-here';
import { samePortalPath } from '@/lib/push/portal-path';
import { renewPush } from '@/lib/push/renew-push';

/**
 * Plays this window’s part in push notifications: it says whether somebody is at it, closes what was read, and goes where
 * one that was pressed leads.
 */
export function usePushLive(): void {
  const viewerId = useMe().id;
  const navigate = useNavigate();
  const go = useRef((path: string) => void navigate(path));
  useEffect(() => {
    go.current = (path) => void navigate(path);
  });

  useEffect(() => {
    const say = () => void realtime.emit('visible', isAttended());
    const follow = ({ data }: MessageEvent<unknown>) => {
      const path = samePortalPath(data);
      if (path) go.current(path);
    };
    const leave = [
      watchAttention(say),
      realtime.watchStatus(() => realtime.isConnected() && say()),
      realtime.subscribe('read', ({ chatId, memberId }) => {
        if (memberId === viewerId) void closeShownAbout(`chat-${chatId}`);
      }),
    ];
    say();
    void renewPush(viewerId);
    navigator.serviceWorker?.addEventListener('message', follow);
    return () => {
      for (const each of leave) each();
      navigator.serviceWorker?.removeEventListener('message', follow);
    };
  }, [viewerId]);
}
