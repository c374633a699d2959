import { readTable } from '../harness/csv';

export type State = 'verified' | 'unverified' | 'blocked' | 'deleted';
/** Whose sessions open nothing any more. */
const SHUT_OUT: readonly State[] = ['blocked', 'deleted'];
export type Relation = 'own' | 'other' | 'none';
export const RELATIONS: readonly Relation[] = ['own', 'other', 'none'];

/** Somebody who calls; nobody in particular where they are signed out. */
export type Kind = { role: string; state: State } | 'signed out';

export const permissionRows = readTable(new URL('expected-permissions.csv', import.meta.url));
export const endpointRows = readTable(new URL('expected-endpoints.csv', import.meta.url));

/** The cell of the hand-written table. */
export function mayByTable(permission: string, role: string, verified: boolean): boolean {
  const row = permissionRows.find((one) => one.permission === permission);
  const cell = row?.[verified ? role : 'unverified'];
  if (cell !== 'y' && cell !== 'n') throw new Error(`No cell for ${permission} × ${role}`);
  return cell === 'y';
}

const rowOf = (callName: string) => endpointRows.find((one) => one.call === callName);

/** Whether a call is about somebody or something, by its path or its body. */
export const hasObject = (callName: string) => Boolean(rowOf(callName)?.none);

/** The status the hand-written tables ask for. */
export function expectedStatus(callName: string, kind: Kind, relation: Relation): number {
  const row = rowOf(callName);
  if (!row) throw new Error(`No row for ${callName}`);
  const admitted = Number(row[relation]);
  if (row.need === 'public') return admitted;
  if (kind === 'signed out' || SHUT_OUT.includes(kind.state)) return 401;
  if (row.need === 'member') return admitted;
  if (!mayByTable(row.need ?? '', kind.role, kind.state === 'verified')) return 403;
  return row.only && !row.only.split('/').includes(kind.role) ? 403 : admitted;
}
