import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChats } from '../../api/use-chats';
import { useChatAddress, useChatView } from '../../views/components/use-chat-view';
import { usePhone } from './use-layout';

/** State of a navigation to the inbox: no chat is to be opened, because one was just closed. */
export interface InboxPlace {
  cleared?: boolean;
}

/** Opens the first chat on load (part 1 §2.4). Not on a phone, where the list comes first. */
export function useFirstChat(isOpen: boolean): void {
  const phone = usePhone();
  const navigate = useNavigate();
  const state = useLocation().state as InboxPlace | null;
  const { view, assignee } = useChatView();
  const addressOf = useChatAddress();
  const closed = view === 'closed';
  const first = useChats({ closed, view: closed ? 'all' : view, assignee }).chats?.[0]?.id;
  const wanted = !isOpen && !phone && !state?.cleared;
  useEffect(() => {
    if (wanted && first !== undefined) void navigate(addressOf(first), { replace: true });
  }, [wanted, first, navigate, addressOf]);
}
