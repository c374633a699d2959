import { can } from '@hearthside/contract/access';
import {
  defaultChatName,
  INBOX_TEXTS,
  PICKED_MAX,
  type ChatUser,
} from '@hearthside/contract/inbox/fields';
import { isWithoutLink, NAME_WITH_LINK } from '@hearthside/contract/name-without-link';
import type { Me } from '@hearthside/contract/member/me';

/** A chat that is being set up. */
export interface ChatDraft {
  /** In the order in which they were picked. */
  picked: readonly ChatUser[];
  /** The typed name of the group. */
  name: string;
}

export const emptyDraft: ChatDraft = { picked: [], name: '' };

/** Whether this member may start chats: everybody with an inbox, except admins (rulings 3, 10). */
export const mayStartChat = (me: Pick<Me, 'role' | 'verified'>): boolean =>
  can(me, 'inbox') && me.role !== 'admin';

/** Picks or removes somebody. Beyond the most people that a chat may have, nothing changes. */
export function toggled(draft: ChatDraft, user: ChatUser): ChatDraft {
  const others = draft.picked.filter(({ id }) => id !== user.id);
  if (others.length < draft.picked.length) return { ...draft, picked: others };
  if (others.length >= PICKED_MAX) return draft;
  return { ...draft, picked: [...others, user] };
}

/** Two or more people form a group, which has a name (ruling 11). */
export const isGroup = ({ picked }: ChatDraft): boolean => picked.length > 1;

/** The name of a group if none is typed: the first names of its people, starting with the one who creates it. */
export function nameToBe({ picked }: ChatDraft, me: Pick<Me, 'firstName'>): string {
  const others = [...picked].sort((one, other) => one.id - other.id);
  return defaultChatName([me, ...others].map(({ firstName }) => firstName));
}

/** Why a draft can't become a chat, in words. Undefined if it can. */
export function draftProblem(draft: ChatDraft): string | undefined {
  if (draft.picked.length === 0) return INBOX_TEXTS.pickSomebody;
  return isGroup(draft) && !isWithoutLink(draft.name) ? NAME_WITH_LINK : undefined;
}

/** The input of the call. */
export function asked(draft: ChatDraft): { memberIds: number[]; name?: string } {
  const memberIds = draft.picked.map(({ id }) => id);
  const name = draft.name.trim();
  return isGroup(draft) && name ? { memberIds, name } : { memberIds };
}

/** '1 user selected', '3 users selected'. */
export const selectedWords = (count: number): string =>
  `${count} ${count === 1 ? 'user' : 'users'} selected`;
