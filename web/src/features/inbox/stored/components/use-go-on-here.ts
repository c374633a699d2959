import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '@/lib/session/session';
import { nearBottom } from '../../model/thread-place';
import { shownIn } from '../../thread/components/thread-geometry';

/** Once the session is back, the inbox opens where the viewer is in the stored messages, unless that is their end. */
export function useGoOnHere(chatId: number, box: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    const element = box.current;
    if (session.state().status !== 'signed-in' || !element || nearBottom(element)) return;
    const shown = shownIn(element)?.first;
    if (shown) void navigate(inboxPages.message(chatId, shown), { replace: true });
  });
  useEffect(() => session.subscribe(goOn), []);
}
