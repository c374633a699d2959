import type { Chat } from '@hearthside/contract/inbox/fields';
import type { Sees } from '@hearthside/contract/inbox/events';
import { startChat, type Signed } from './chats';
import { del, get, patch, post, put, type Ask, type Reply } from './http';
import { signedIn, unique } from './members';
import { fileForm } from './picture';

type Caller = Pick<Signed, 'token'>;
const at = (chatId: number, end: string) => `/inbox/chats/${chatId}${end}`;

/** A group that Ann has started with Bo and Cy, by a name that somebody gave it or without one. */
export async function groupOfThree(name?: string) {
  const [ann, bo, cy] = [
    await signedIn({ firstName: 'Ann' }),
    await signedIn({ firstName: 'Bo' }),
    await signedIn({ firstName: 'Cy' }),
  ];
  return { ann, bo, cy, chat: await startChat(ann, [bo, cy], name) };
}

/** The same, with a name of its own. */
export const namedGroup = () => groupOfThree(unique('Crew '));

export const addTo = (
  { token }: Caller,
  chatId: number,
  people: readonly { id: number }[],
  sees: Sees = 'all',
): Promise<Reply> =>
  post(at(chatId, '/people'), { token, body: { memberIds: people.map(({ id }) => id), sees } });

export const removeFrom = (
  { token }: Caller,
  chatId: number,
  { id }: { id: number },
): Promise<Reply> => del(at(chatId, `/people/${id}`), { token });

export const leave = ({ token }: Caller, chatId: number): Promise<Reply> =>
  post(at(chatId, '/leave'), { token });

export const rename = ({ token }: Caller, chatId: number, name: unknown): Promise<Reply> =>
  patch(at(chatId, '/group'), { token, body: { name } });

export const peopleToAdd = (
  { token }: Caller,
  chatId: number,
  query: Ask['query'] = {},
): Promise<Reply> => get(at(chatId, '/people-to-add'), { token, query });

export const picture = ({ token }: Caller, chatId: number, bytes: Buffer): Promise<Reply> =>
  put(at(chatId, '/picture'), { token, body: fileForm(bytes, 'us.png', 'image/png') });

export const removePicture = ({ token }: Caller, chatId: number): Promise<Reply> =>
  del(at(chatId, '/picture'), { token });

/** The ids of the people of a chat, without the admins who are in every chat. */
export const peopleOf = ({ members }: Chat): number[] =>
  members.filter(({ office }) => !office).map(({ user }) => user.id);
