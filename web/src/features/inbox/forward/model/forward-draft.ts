import type { Chat } from '@hearthside/contract/inbox/fields';
import type { Forwarded } from '@hearthside/contract/inbox/forward-endpoints';
import { FORWARD_MAX } from '@hearthside/contract/inbox/forward-fields';
import { newId } from '../../model/new-item';

/** A chat that was chosen. Its numbers stay the same over several tries, so that the message is there once. */
export interface ChosenChat {
  chat: Chat;
  clientId: string;
  commentClientId: string;
}

/** A chat in which the message did not arrive, and why. */
interface ForwardProblem {
  chatId: number;
  problem: string;
}

/** The chats to which a message can be forwarded: open ones other than its own. */
export const offered = (chats: readonly Chat[], chatId: number): Chat[] =>
  chats.filter(({ id, endedAt }) => id !== chatId && endedAt === null);

/** Chooses a chat, or takes it back. Beyond the most that can be chosen nothing changes. */
export function toggledChat(chosen: readonly ChosenChat[], chat: Chat): readonly ChosenChat[] {
  const others = chosen.filter((one) => one.chat.id !== chat.id);
  if (others.length < chosen.length) return others;
  if (others.length >= FORWARD_MAX) return chosen;
  return [...others, { chat, clientId: newId(), commentClientId: newId() }];
}

/** Those in which the message did not arrive: they stay chosen. */
export const leftOf = (chosen: readonly ChosenChat[], results: readonly Forwarded[]) =>
  chosen.filter(({ chat }) => !results.some((one) => one.chatId === chat.id && one.message));

export const problemsOf = (results: readonly Forwarded[]): ForwardProblem[] =>
  results.flatMap(({ chatId, problem }) => (problem === null ? [] : { chatId, problem }));

/** Every message that forwarding has made, the last one first: a comment goes after what it is about. */
export const madeBy = (results: readonly Forwarded[]) =>
  results.flatMap(({ message, comment }) => [message, comment].flatMap((one) => one ?? []));

/** '1 chat selected', '3 chats selected'. */
export const selectedChats = (count: number): string =>
  `${count} ${count === 1 ? 'chat' : 'chats'} selected`;
