import { useEffect } from 'react';
import { useSessionState } from '@/lib/session/session';
import { useInboxStore } from '../../api/use-inbox';
import { useStoresMessages } from '../model/message-choice';

/** Stores the member's newest chats on this device while it is mounted, unless they don't want that. */
export function useStoreInbox(): void {
  const inbox = useInboxStore();
  const { status } = useSessionState();
  const isOn = useStoresMessages(inbox.memberId) && status === 'signed-in';
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    let leave = () => undefined as void;
    const begin = async () => {
      // Fetched apart: nothing on screen needs it. Where it can't be had, nothing is stored.
      const code = await import('./store-inbox').catch(() => undefined);
      if (code && !isLeft) leave = code.storeInbox(inbox);
    };
    void begin();
    return () => {
      isLeft = true;
      leave();
    };
  }, [inbox, isOn]);
}
