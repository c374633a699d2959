import { describe, expect, it } from 'vitest';
import { call, get, type Reply } from '../harness/http';
import { inBatches } from '../harness/in-batches';
import { fileLinkFor } from '../harness/file-link';
import { watchTraces } from '../harness/snapshot';
import { everybody, type Caller } from './callers';
import { inboxExamples, sentFile } from './examples/inbox';
import {
  CHAT_RELATIONS,
  endpointRows,
  expectedStatus,
  isAboutChat,
  type ChatRelation,
} from './expectation';

/** What the matrix leaves out: those who are let in at all, as they stand to a chat. */
const people = (await everybody()).filter(
  ({ kind }) => kind !== 'signed out' && ['verified', 'unverified'].includes(kind.state),
);
const calls = endpointRows.map((row) => row.call ?? '').filter(isAboutChat);
const READING = 'GET /inbox/chats/:chatId';

/** One session each: none of these calls ends any. */
const tokens = new Map<Caller, Promise<string | undefined>>();
function tokenOf(caller: Caller) {
  const token = tokens.get(caller) ?? caller.token();
  tokens.set(caller, token);
  return token;
}

interface Prepared {
  who: string;
  expected: number;
  send(): Promise<Reply>;
}

async function prepare(name: string, caller: Caller, relation: ChatRelation): Promise<Prepared> {
  const example = await inboxExamples[name]?.(caller, relation);
  if (!example) throw new Error(`No example of ${name}`);
  const [method = '', pattern = ''] = name.split(' ');
  const token = await tokenOf(caller);
  return {
    who: `${name}: ${caller.name}`,
    expected: expectedStatus(name, caller.kind, relation),
    send: () => call(method, example.path ?? pattern, { token, ...example.ask }),
  };
}

/** Sends what has to be refused, which leaves no trace, and then the rest; compares all the answers. */
async function compare(prepared: readonly Prepared[]) {
  const answers = new Map<string, number>();
  const send = async ({ who, send: ask }: Prepared) => void answers.set(who, (await ask()).status);
  const refused = prepared.filter(({ expected }) => expected >= 400);
  const traces = await watchTraces();
  await inBatches(refused, 8, send);
  expect(await traces(), 'a refused call leaves no trace').toEqual([]);
  await inBatches(
    prepared.filter(({ expected }) => expected < 400),
    8,
    send,
  );
  const expected = prepared.map(({ who, expected: status }) => [who, status] as const);
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected));
}

/** Whoever may read a chat opens its files, by a link made for them and no longer than they may. */
async function prepareLinks(caller: Caller, relation: ChatRelation): Promise<Prepared[]> {
  const link = fileLinkFor(await sentFile(caller, relation), undefined, caller.id);
  const expected = expectedStatus(READING, caller.kind, relation);
  const ask = { token: await tokenOf(caller), query: { url: `/api${link}` } };
  return [
    { who: `a file: ${caller.name}`, expected, send: () => get(link) },
    { who: `its download: ${caller.name}`, expected, send: () => get('/download', ask) },
  ];
}

describe('a chat', () => {
  // All calls in one test: looking for traces after each of them would take a minute.
  it.each(CHAT_RELATIONS)('is read and written as the table says by %s', async (relation) => {
    const prepared: Prepared[] = [];
    for (const caller of people) {
      for (const name of calls) prepared.push(await prepare(name, caller, relation));
      prepared.push(...(await prepareLinks(caller, relation)));
    }
    await compare(prepared);
  });

  it.each(['own', 'other'] as const)(
    'opens its files as the table says by %s',
    async (relation) => {
      const prepared: Prepared[] = [];
      for (const caller of people) prepared.push(...(await prepareLinks(caller, relation)));
      await compare(prepared);
    },
  );
});
