import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { realtime } from '@/lib/realtime';
import { inboxApi } from '../api/inbox-api';
import { browserDesktop, showLooking } from '../model/desktop-host';
import { DesktopTeller } from '../model/desktop-teller';

/** Shows new messages on the desktop while no window of the portal is looked at. Mounted once, in the shell. */
export function useDesktopNotifications(): void {
  const readerId = useMe().id;
  const navigate = useNavigate();
  const open = useRef((chatId: number) => void navigate(`/inbox/${chatId}`));
  useEffect(() => {
    open.current = (chatId) => void navigate(`/inbox/${chatId}`);
  });

  useEffect(() => {
    const chatNow = async (chatId: number) => (await inboxApi.messages({ chatId, limit: 1 })).chat;
    const host = browserDesktop(chatNow, (chatId) => open.current(chatId));
    const teller = new DesktopTeller(host, readerId);
    const leave = [
      showLooking(),
      realtime.subscribe('message', ({ message }) => void teller.message(message)),
      realtime.subscribe('read', ({ chatId, memberId }) => {
        if (memberId === readerId) teller.read(chatId);
      }),
    ];
    return () => {
      for (const each of leave) each();
      teller.end();
    };
  }, [readerId]);
}
