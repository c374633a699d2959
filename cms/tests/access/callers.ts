import { ROLES, type Role } from '@hearthside/contract/access';
import { makeMember, openSession } from '../harness/members';
import { onPostgres } from '../harness/shared';
import type { Kind, State } from './expectation';

/** One of everyone who may knock: the roles in four states, and a stranger. */
export interface Caller {
  name: string;
  kind: Kind;
  id: number;
  role: string;
  /** An access token of a session of its own, so that a call which ends sessions hurts no other. */
  token(): Promise<string | undefined>;
}

async function requestOrigin(role: Role, state: State): Promise<Caller> {
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

/** Whoever is shut out is so before a role is asked for; the long proof has them in every role. */
const REFUSED_ROLES: readonly Role[] = process.env.PROVE ? ROLES : ['admin', 'pet_owner', 'user'];

const rolesIn = (state: State) =>
  state === 'blocked' || state === 'deleted' ? REFUSED_ROLES : ROLES;

export async function everybody(): Promise<Caller[]> {
  const callers: Caller[] = [
    { name: 'signed out', kind: 'signed out', id: 0, role: '', token: async () => undefined },
  ];
  for (const state of STATES) {
    for (const role of rolesIn(state)) callers.push(await requestOrigin(role, state));
  }
  return callers;
}
