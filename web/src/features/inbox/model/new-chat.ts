import { can } from '@hearthside/contract/access';
import {
  defaultChatName,
  INBOX_TEXTS,
  PICKED_MAX,
  type ChatUser,
} from '@hearthside/contract/inbox/fields';
import type { Me } from '@hearthside/contract/member/profile';

/** A chat that is being put together. */
export interface ChatDraft {
  /** In the order in which they were picked. */
  picked: readonly ChatUser[];
  /** What was typed as the group's name. */
  name: string;
}

export const emptyDraft: ChatDraft = { picked: [], name: '' };

/** Whether this member may start chats: whoever has an inbox, but no admin (rulings 3, 10). */
export const mayStartChat = (me: Pick<Me, 'role' | 'verified'>): boolean =>
  can(me, 'inbox') && me.role !== 'admin';

/** Picks somebody, or takes them back; past the most a chat may have, nothing changes. */
export function toggled(draft: ChatDraft, user: ChatUser): ChatDraft {
  const others = draft.picked.filter(({ id }) => id !== user.id);
  if (others.length < draft.picked.length) return { ...draft, picked: others };
  if (others.length >= PICKED_MAX) return draft;
  return { ...draft, picked: [...others, user] };
}

/** Two or more people make a group, which has a name (ruling 11). */
export const isGroup = ({ picked }: ChatDraft): boolean => picked.length > 1;

/** The name a group gets where none is typed: the first names of its people, the one who starts it first. */
export function nameToBe({ picked }: ChatDraft, me: Pick<Me, 'firstName'>): string {
  const others = [...picked].sort((one, other) => one.id - other.id);
  return defaultChatName([me, ...others].map(({ firstName }) => firstName));
}

/** Why a draft can't become a chat, in words, or undefined. */
export const draftProblem = ({ picked }: ChatDraft): string | undefined =>
  picked.length === 0 ? INBOX_TEXTS.pickSomebody : undefined;

/** What the server is asked for. */
export function asked(draft: ChatDraft): { memberIds: number[]; name?: string } {
  const memberIds = draft.picked.map(({ id }) => id);
  const name = draft.name.trim();
  return isGroup(draft) && name ? { memberIds, name } : { memberIds };
}

/** '1 user selected', '3 users selected'. */
export const selectedWords = (count: number): string =>
  `${count} ${count === 1 ? 'user' : 'users'} selected`;
