import { VIEW_PARAM, inboxPages } from '@hearthside/contract/inbox/pages';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { viewIn, viewMemory, type ListView } from '../model/list-views';

/** The part of the address that names who takes care of the chats that are listed. */
const ASSIGNEE_PARAM = 'assignee';

const assigneeIn = (asked: string | null): number | undefined =>
  asked !== null && /^(0|[1-9]\d{0,9})$/.test(asked) ? Number(asked) : undefined;

/** The view of the list, which stands in the address and is remembered. */
export function useChatView() {
  const me = useMe();
  const isAdmin = me.role === 'admin';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const memory = useMemo(() => viewMemory(me.id, isAdmin), [me.id, isAdmin]);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const asked = viewIn(params.get(VIEW_PARAM), isAdmin);
  const view = asked ?? memory.read();
  const assignee = isAdmin ? assigneeIn(params.get(ASSIGNEE_PARAM)) : undefined;
  useEffect(() => {
    if (asked && asked !== 'closed') memory.write(asked);
  }, [asked, memory]);

  /** The address of what is on screen, with other parts of it. */
  const addressWith = (parts: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    view,
    assignee,
    isAdmin,
    /** The address of a view, with the chat that is open. */
    addressOf: (next: ListView) => addressWith({ [VIEW_PARAM]: next }),
    show: (next: ListView) => void navigate(addressWith({ [VIEW_PARAM]: next })),
    filter: (next: number | undefined) =>
      void navigate(
        addressWith({ [ASSIGNEE_PARAM]: next === undefined ? undefined : String(next) }),
      ),
  };
}

/** The addresses of chats that keep the view of the list, if the address has one. */
export function useChatAddress(): (chatId: number) => string {
  const { search } = useLocation();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const kept = new URLSearchParams();
    for (const name of [VIEW_PARAM, ASSIGNEE_PARAM]) {
      const value = params.get(name);
      if (value !== null) kept.set(name, value);
    }
    const query = kept.toString();
    return (chatId) => (query ? `${inboxPages.chat(chatId)}?${query}` : inboxPages.chat(chatId));
  }, [search]);
}
