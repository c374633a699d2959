import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { realtime } from '@/lib/live/realtime';
import { notificationChoices } from '@/lib/push/notification-choices';
import { chats } from '../../api/chats';
import { browserDesktop, showLooking } from '../../desktop/model/desktop-host';
import { DesktopNotifier } from '../../desktop/model/desktop-notifier';

const pageOf = (chatId: number | null) =>
  chatId === null ? inboxPages.list : inboxPages.chat(chatId);

/** Shows new messages on the desktop while no window of the portal is visible. Mounted once, in the shell. */
export function useDesktopNotifications(): void {
  const viewerId = useMe().id;
  const navigate = useNavigate();
  const open = useRef((chatId: number | null) => void navigate(pageOf(chatId)));
  useEffect(() => {
    open.current = (chatId) => void navigate(pageOf(chatId));
  });

  useEffect(() => {
    const chat = async (chatId: number) => (await chats.messages({ chatId, limit: 1 })).chat;
    const loaded = { chat, choices: notificationChoices };
    const host = browserDesktop(loaded, (chatId) => open.current(chatId));
    const notifier = new DesktopNotifier(host, viewerId);
    const leave = [
      showLooking(),
      realtime.subscribe('message', ({ message }) => void notifier.message(message)),
      realtime.subscribe('changed', ({ message }) => void notifier.changed(message)),
      realtime.subscribe('read', ({ chatId, memberId, readUpTo }) => {
        if (memberId === viewerId) notifier.read(chatId, readUpTo);
      }),
    ];
    return () => {
      for (const each of leave) each();
      notifier.end();
    };
  }, [viewerId]);
}
