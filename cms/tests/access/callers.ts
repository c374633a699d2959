import { ROLES, type Role } from '@hearthside/contract/access';
import { makeMember, openSession } from '../harness/members';
import { onPostgres } from '../harness/shared';
import type { Kind, State } from './expectation';

/** One of everybody who may knock: eleven roles in four states, and a stranger. */
export interface Caller {
  name: string;
  kind: Kind;
  id: number;
  role: string;
  /** An access token of a session of its own, so that a call which ends sessions hurts no other. */
  token(): Promise<string | undefined>;
}

async function memberCaller(role: Role, state: State): Promise<Caller> {
  const { id } = await makeMember({
    role,
    verified: state !== 'unverified',
    blocked: state === 'blocked',
    columns: state === 'deleted' ? { deleted_at: new Date() } : {},
  });
  return {
    name: `${role}, ${state}`,
    kind: { role, state },
    id,
    role,
    token: async () => (await openSession(id)).token,
  };
}

/**
 * The permission table knows no database: on the second one it is enough that every role is let in or kept
 * out where it should be, and that one state which opens nothing does so there too.
 */
const STATES: readonly State[] = onPostgres
  ? ['verified', 'deleted']
  : ['verified', 'unverified', 'blocked', 'deleted'];

export async function everybody(): Promise<Caller[]> {
  const callers: Caller[] = [
    { name: 'signed out', kind: 'signed out', id: 0, role: '', token: async () => undefined },
  ];
  for (const role of ROLES) {
    for (const state of STATES) callers.push(await memberCaller(role, state));
  }
  return callers;
}
