import { describe, expect, it } from 'vitest';
import { call, get, type Reply } from '../harness/http';
import { inBatches } from '../harness/in-batches';
import { signedIn } from '../harness/members';
import { makeDocument, makeEntry, makePet } from '../harness/pets';
import { watchTraces } from '../harness/snapshot';
import { everybody, type Caller } from './callers';
import { NONE } from './examples/example';
import { petExamples } from './examples/pets';
import { endpointRows, expectedStatus, isAboutPet, PET_RELATIONS } from './expectation';

/** What the matrix leaves out: the verified, as they stand to a pet that is not theirs. */
const people = (await everybody()).filter(
  ({ kind }) => kind !== 'signed out' && kind.state === 'verified',
);
/** Those of the pet's own record. How care tasks follow it is in tests/care. */
const calls = endpointRows
  .map((row) => row.call ?? '')
  .filter((name) => isAboutPet(name) && name in petExamples);

interface Prepared {
  who: string;
  expected: number;
  send(): Promise<Reply>;
}

async function prepare(name: string, caller: Caller, relation: (typeof PET_RELATIONS)[number]) {
  const example = await petExamples[name]?.(caller, relation);
  if (!example?.path) throw new Error(`No example of ${name}`);
  const { path, ask } = example;
  const [method = ''] = name.split(' ');
  const token = await caller.token();
  const prepared: Prepared = {
    who: `${name}: ${caller.name}`,
    expected: expectedStatus(name, caller.kind, relation),
    send: () => call(method, path, { token, ...ask }),
  };
  return prepared;
}

describe('a pet that belongs to someone else', () => {
  // All calls in one test: looking for traces after each of them would take a minute.
  it.each(PET_RELATIONS)('is seen and changed as ruling 6 says by %s', async (relation) => {
    const prepared: Prepared[] = [];
    for (const name of calls) {
      for (const caller of people) prepared.push(await prepare(name, caller, relation));
    }
    const answers = new Map<string, number>();
    const send = async ({ who, send: ask }: Prepared) =>
      void answers.set(who, (await ask()).status);
    const refused = prepared.filter(({ expected }) => expected >= 400);
    const admitted = prepared.filter(({ expected }) => expected < 400);
    const traces = await watchTraces();
    await inBatches(refused, 8, send);
    expect(await traces(), 'a refused call leaves no trace').toEqual([]);
    await inBatches(admitted, 8, send);
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(
        [...refused, ...admitted].map(({ who, expected }) => [who, expected] as const),
      ),
    );
  });
});

describe('a part of another pet under the caller’s own pet', () => {
  it.each(calls.filter((name) => /:(recordId|docId)/.test(name)))(
    '%s is answered as if it did not exist',
    async (name) => {
      const owner = await signedIn();
      const [pet, other] = [await makePet({ owner }), await makePet({ owner })];
      const part = name.includes(':docId')
        ? (await makeDocument(other.id)).id
        : await makeEntry(other.id, name.endsWith('restore') ? { deleted_at: new Date() } : {});
      const [method = '', path = ''] = name.split(' ');
      const example = await petExamples[name]?.({ id: 0, role: '' }, 'none');
      const own = path.replace(':petId', String(pet.id)).replace(/:(file|comment)Id/, '1');
      const ask = (id: number) =>
        call(method, own.replace(/:(record|doc)Id/, `${id}`), {
          token: owner.token,
          ...example?.ask,
        });
      const traces = await watchTraces();
      const [foreign, none] = [await ask(part), await ask(NONE)];
      expect([foreign.status, foreign.text]).toEqual([404, none.text]);
      expect(await traces()).toEqual([]);
    },
  );
});

describe('a pet in the trash', () => {
  // The chat of one, whose id is in the body, is in tests/inbox/pet-chats.test.ts.
  const blind = calls.filter(
    (name) => !name.endsWith(':id/restore') && name !== 'POST /inbox/pet-chats',
  );
  it.each(blind)('%s finds it for nobody, not even its owner or an admin', async (name) => {
    const owner = await signedIn();
    const admin = await signedIn({ role: 'admin' });
    const gone = await makePet({ owner, columns: { deleted_at: new Date() } });
    const part = name.includes(':docId')
      ? (await makeDocument(gone.id)).id
      : await makeEntry(gone.id, name.includes('Id/restore') ? { deleted_at: new Date() } : {});
    const example = await petExamples[name]?.({ id: 0, role: '' }, 'none');
    const [method = ''] = name.split(' ');
    const path = (example?.path ?? '')
      .replace(`${NONE}`, String(gone.id))
      .replace(`${NONE}`, String(part));
    for (const { token } of [owner, admin]) {
      const reply = await call(method, path, { token, ...example?.ask });
      expect([reply.status, reply.body]).toEqual([404, { error: 'Failed to fetch pet details' }]);
    }
    expect((await get('/pet-records', { token: owner.token })).body.pets).toEqual([]);
  });
});
