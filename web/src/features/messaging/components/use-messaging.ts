import type { MessageWay } from '@hearthside/contract/inbox/message-way';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { personChats, WRITE } from '@/features/inbox';
import { useMe } from '@/features/session';
import type { Opens } from '@/lib/use-opened-for';
import { toast } from '@/ui/toast/toast';
import { messageTrouble, openFailed } from '../model/message-trouble';

/** Somebody to write to. */
export interface MessagedPerson {
  memberId: number;
  name: string;
  way: MessageWay;
}

/**
 * Opens the chat in which the member writes to somebody, started if there is none yet, ready to type. A second press
 * meanwhile does nothing. A failure is told with what to do, and a member who has moved on meanwhile stays where they
 * are.
 */
export function useMessaging({ memberId, name, way }: MessagedPerson) {
  const me = useMe();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const isOpening = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const open = async () => {
    if (way === 'none' || isOpening.current) return;
    isOpening.current = true;
    setBusy(true);
    try {
      const { personChat } = await personChats();
      const chatId = await personChat(me.id, memberId, way);
      const state: Opens = { opens: WRITE };
      if (isHere.current) await navigate(inboxPages.chat(chatId), { state });
    } catch (error) {
      toast.error(openFailed(name), messageTrouble(error, name, way));
    } finally {
      isOpening.current = false;
      setBusy(false);
    }
  };
  return { open: () => void open(), busy };
}
