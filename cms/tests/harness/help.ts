import { randomUUID } from 'node:crypto';
import type { Answer } from '@hearthside/contract/endpoint';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import type { helpEndpoints, HelpItem } from '@hearthside/contract/help/endpoints';
import { db, insert } from './database';
import { del, get, post, put, type Ask, type Reply } from './http';
import { unique } from './members';

type Caller = { token: string };

/** Fields of a valid answer. */
export const answerWith = (more: Record<string, unknown> = {}) => ({
  topic: 'library' as HelpPlace,
  question: `${unique('How ')}?`,
  answer: '<p>Like this.</p>',
  videoUrl: '',
  ...more,
});

function good<T>(what: string, { status, text, body }: Reply): T {
  if (status !== 200) throw new Error(`${what}: ${status} ${text}`);
  return body as T;
}

/** The calls of admins and members about the help center. */
export function helpCalls({ token }: Caller) {
  const at = (id: number, what: string) => `/help-center/qa/${id}/${what}`;
  const listed = async (topic: HelpPlace) =>
    good<{ items: HelpItem[] }>(
      'A topic',
      await get('/help-center/qa', { token, query: { topic } }),
    ).items;
  return {
    add: (more: Record<string, unknown> = {}, ask: Ask = {}) =>
      post('/help-center/qa', { token, body: answerWith(more), ...ask }),
    /** The same, but it has to succeed. */
    async added(more: Record<string, unknown> = {}): Promise<HelpItem> {
      return good<{ item: HelpItem }>(
        'An answer',
        await post('/help-center/qa', { token, body: answerWith(more) }),
      ).item;
    },
    save: ({ id, topic, question, answer, videoUrl, revision }: HelpItem, more = {}) =>
      put('/help-center/qa', {
        token,
        body: { id, topic, question, answer, videoUrl, revision, ...more },
      }),
    remove: ({ id, topic }: Pick<HelpItem, 'id' | 'topic'>) =>
      del('/help-center/qa', { token, query: { id, topic } }),
    restore: (id: number, topic?: HelpPlace) =>
      post(at(id, 'restore'), { token, ...(topic && { body: { topic } }) }),
    trash: async () =>
      good<Answer<typeof helpEndpoints.trash>>(
        'The trash',
        await get('/help-center/trash', { token }),
      ).items,
    move: (id: number, before: number | null) => post(at(id, 'move'), { token, body: { before } }),
    vote: (id: number, helpful: boolean | null) =>
      put(at(id, 'helpful'), { token, body: { helpful } }),
    /** One answer by its id alone. */
    detail: (id: number) => get(`/help-center/qa/${id}`, { token }),
    listed,
    /** One answer as this caller reads it; undefined if they find none. */
    read: async ({ id, topic }: Pick<HelpItem, 'id' | 'topic'>) =>
      (await listed(topic)).find((item) => item.id === id),
    found: async (search: string) =>
      good<{ items: HelpItem[] }>(
        'A search',
        await get('/help-center/search', { token, query: { search } }),
      ).items,
    contact: (more: Record<string, unknown> = {}) =>
      post('/help-center/contact', {
        token,
        body: { about: 'Contact Support', message: 'Hello', key: randomUUID(), ...more },
      }),
  };
}

/** Plants a search that found nothing. */
export const plantMiss = (words = unique('words'), times = 1) =>
  insert('help_searches', { words, times, last_at: new Date() });

/** How often a search without an answer was counted. */
export async function missesOf(words: string): Promise<number | undefined> {
  const row = await db('help_searches').where({ words }).first('times');
  return row?.times;
}
