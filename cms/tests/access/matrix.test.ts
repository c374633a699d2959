import { describe, expect, it } from 'vitest';
import {
  can,
  canSeeUnverified,
  PERMISSIONS,
  REQUESTABLE_ROLES,
  ROLES,
  rolesListed,
  type Permission,
} from '@hearthside/contract/access';
import type { Endpoint, Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { inBatches } from '../harness/in-batches';
import { call, type Reply } from '../harness/http';
import { oddRefusal } from '../harness/refusals';
import { watchTraces } from '../harness/snapshot';
import { everybody, type Caller } from './callers';
import { EXAMPLES } from './examples';
import {
  endpointRows,
  expectedStatus,
  hasObject,
  isRefused,
  RELATIONS,
  type Relation,
} from './expectation';
import { mayByTable, permissionRows, roleRows, rolesWith } from './role-table';

const endpoints = Object.values(ENDPOINTS as Record<string, Endpoints>).flatMap((one) =>
  Object.values(one),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const callers = await everybody();

describe('the hand-written tables are complete', () => {
  it('name every endpoint, and no removed one', () => {
    expect(endpoints.map(nameOf).sort()).toEqual(endpointRows.map((row) => row.call).sort());
  });
  it('name every permission, and no removed one', () => {
    const named = permissionRows.map((row) => row.permission);
    expect(Object.keys(PERMISSIONS).sort()).toEqual(named.sort());
  });
  it('have an example of a good call for every endpoint', () => {
    expect(endpoints.map(nameOf).filter((name) => !EXAMPLES[name])).toEqual([]);
  });
  it('say for every object in a path what is answered if it does not exist', () => {
    const objects = endpoints.filter(({ path }) => path.includes(':')).map(nameOf);
    expect(objects.filter((name) => !hasObject(name))).toEqual([]);
  });
  it('have a cell for every role', () => {
    const columns = ['permission', 'unverified', ...ROLES].sort();
    for (const row of roleRows) expect(Object.keys(row).sort()).toEqual(columns);
  });
});

describe('can() says what the table says', () => {
  it.each(permissionRows.map((row) => row.permission as Permission))('%s', (permission) => {
    const cells = (may: (role: (typeof ROLES)[number], verified: boolean) => boolean) =>
      Object.fromEntries(ROLES.map((role) => [role, [may(role, true), may(role, false)]]));
    expect(cells((role, verified) => can({ role, verified }, permission))).toEqual(
      cells((role, verified) => mayByTable(permission, role, verified)),
    );
  });
});

describe('the lists of roles are those of the table, in its order', () => {
  it.each([
    ['as:directory_tab', rolesListed('directory')],
    ['as:plan', rolesListed('plans')],
    ['as:requestable', REQUESTABLE_ROLES],
    ['as:meets_unverified', ROLES.filter((role) => canSeeUnverified({ role, verified: true }))],
  ])('%s', (row, roles) => {
    expect(roles).toEqual(rolesWith(row));
  });
});

interface Prepared {
  caller: Caller;
  expected: number;
  send(): Promise<Reply>;
}

async function prepare(endpoint: Endpoint, caller: Caller, relation: Relation): Promise<Prepared> {
  const name = nameOf(endpoint);
  const example = (await EXAMPLES[name]?.(caller, relation)) ?? {};
  const token = await caller.token();
  const path = example.path ?? endpoint.path;
  return {
    caller,
    expected: expectedStatus(name, caller.kind, relation),
    send: () => call(endpoint.method, path, { token, ...example.ask }),
  };
}

const statuses = (of: [string, number][]) => Object.fromEntries(of);
const isRefusal = ({ expected }: Prepared) => expected === 401 || expected === 403;

it('a member whose role lacks a permission is refused for that reason, even if their input is bad', async () => {
  const calls = endpoints.flatMap((endpoint) => {
    const refusedCallers = callers.filter(({ kind }) => isRefused(nameOf(endpoint), kind));
    // Two of them: the first is an admin where admins are shut out, the last of another role.
    return [...new Set([refusedCallers[0], refusedCallers.at(-1)])].flatMap((caller) =>
      caller ? [{ endpoint, caller }] : [],
    );
  });
  expect(calls.length).toBeGreaterThan(50);
  const answers: string[] = [];
  await inBatches(calls, 8, async ({ endpoint, caller }) => {
    const token = await caller.token();
    const bad =
      endpoint.method === 'GET' ? { query: { nonsense: 1 } } : { body: { nonsense: true } };
    const path = endpoint.path.replace(/:\w+/g, 'nonsense');
    const { status } = await call(endpoint.method, path, { token, ...bad });
    if (status !== 403) answers.push(`${nameOf(endpoint)} as ${caller.name}: ${status}`);
  });
  expect(answers).toEqual([]);
});

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const relations = hasObject(name) ? RELATIONS : (['own'] as const);

    it.each(relations)('admits those whom the table admits (%s)', async (relation) => {
      const prepared: Prepared[] = [];
      for (const caller of callers) prepared.push(await prepare(endpoint, caller, relation));
      const replies = new Map<Caller, Reply>();
      const send = async (one: Prepared) => replies.set(one.caller, await one.send());

      const refused = prepared.filter(isRefusal);
      const traces = refused.length > 0 && (await watchTraces());
      await inBatches(refused, 8, send);
      if (traces) expect(await traces(), 'a refused call leaves no trace').toEqual([]);

      await inBatches(
        prepared.filter((one) => !isRefusal(one)),
        8,
        send,
      );
      const answered = [...replies].map(([{ name }, { status }]) => [name, status] as const);
      expect(statuses(answered as [string, number][])).toEqual(
        statuses(prepared.map(({ caller, expected }) => [caller.name, expected])),
      );
      for (const reply of replies.values()) {
        if (reply.status >= 400) expect(oddRefusal(reply)).toBeUndefined();
        if (reply.status === 200 && endpoint.answer !== 'file')
          expect(reply.body).toBeTypeOf('object');
      }
    });

    if (!hasObject(name)) return;
    it('answers the same for what is not theirs and what does not exist', async () => {
      for (const caller of callers) {
        const texts: string[] = [];
        // Who may see it is refused the change as such.
        const [other, none] = (['other', 'none'] as const).map((relation) =>
          expectedStatus(name, caller.kind, relation),
        );
        if (other !== none) continue;
        for (const relation of ['other', 'none'] as const) {
          const { expected, send } = await prepare(endpoint, caller, relation);
          if (expected < 400) continue;
          const { status, text } = await send();
          texts.push(`${status} ${text}`);
        }
        expect(new Set(texts).size, `${caller.name}: ${texts.join(' | ')}`).toBeLessThan(2);
      }
    });
  },
);
