import { readTable } from '../harness/csv';
import { mayByTable, rolesWith } from './role-table';

export type State = 'verified' | 'unverified' | 'blocked' | 'deleted';
/** Whose sessions open nothing any more. */
const REFUSED_STATES: readonly State[] = ['blocked', 'deleted'];
export type Relation = 'own' | 'other' | 'none';
export const RELATIONS: readonly Relation[] = ['own', 'other', 'none'];
/** How a member can stand to a pet that is not theirs (ruling 6). */
export const PET_RELATIONS = ['care_team', 'same_trust', 'provider'] as const;
export type PetRelation = Relation | (typeof PET_RELATIONS)[number];
/** How a member can stand to a chat beyond sitting in it and having nothing to do with it (rulings 10–13a). */
export const CHAT_RELATIONS = ['trust', 'guest', 'closed', 'ended', 'left', 'office'] as const;
export type ChatRelation = Relation | (typeof CHAT_RELATIONS)[number];

/** Someone who calls; nobody in particular where they are signed out. */
export type Kind = Standing | 'signed out';
interface Standing {
  role: string;
  state: State;
}

export const endpointRows = readTable(new URL('expected-endpoints.csv', import.meta.url));

const petRows = readTable(new URL('expected-pets.csv', import.meta.url));

/** What the table answers to whoever stands so to a pet and needs this right: the best of the rows that fit. */
function petStatus(right: string, role: string, relation: string): number {
  const answers = petRows
    .filter((row) => [relation, 'any'].includes(row.relation ?? ''))
    .filter((row) => [role, 'any'].includes(row.role ?? ''))
    .map((row) => Number(row[right]));
  if (!answers.every((status) => [200, 403, 404].includes(status))) {
    throw new Error(`No cell for ${right} × ${relation} × ${role}`);
  }
  return Math.min(...answers);
}

/** What a cell names: words with slashes between them, or the roles of a row of `as` in the table of roles. */
const namedIn = (cell: string): readonly string[] =>
  cell.startsWith('as:') ? rolesWith(cell) : cell.split('/');

const chatRows = readTable(new URL('expected-chats.csv', import.meta.url));

/** What the table answers to whoever stands so to a chat and needs this right: the first row that fits. */
function chatStatus(right: string, { role, state }: Standing, relation: string): number {
  const fits = (cell = '', value: string) => cell === 'any' || namedIn(cell).includes(value);
  const row = chatRows.find(
    (one) => fits(one.relation, relation) && fits(one.role, role) && fits(one.standing, state),
  );
  const status = Number(row?.[right]);
  if (![200, 404, 409].includes(status)) {
    throw new Error(`No cell for ${right} × ${relation} × ${role}, ${state}`);
  }
  return status;
}

const rowOf = (callName: string) => endpointRows.find((one) => one.call === callName);

/** Whether a call is about someone or something, by its path or its body. */
export const hasObject = (callName: string) => Boolean(rowOf(callName)?.none);

/** Whether a call is about one pet. */
export const isAboutPet = (callName: string) => Boolean(rowOf(callName)?.right);

/** Whether a call is about one chat. */
export const isAboutChat = (callName: string) => Boolean(rowOf(callName)?.chat);

/** What whoever fulfils a call's need is answered for an object they stand so to. */
function admittedStatus(
  row: Record<string, string>,
  kind: Kind,
  relation: PetRelation | ChatRelation,
): number {
  if (kind === 'signed out' || relation === 'none') return Number(row[relation]);
  if (row.chat) return chatStatus(row.chat, kind, relation);
  return row.right ? petStatus(row.right, kind.role, relation) : Number(row[relation]);
}

/** Whether a member's role or standing alone shuts them out of a call, whatever they send with it. */
export function isRefused(callName: string, kind: Kind): boolean {
  const row = rowOf(callName);
  if (!row || kind === 'signed out' || row.need === 'public') return false;
  if (REFUSED_STATES.includes(kind.state)) return false;
  const isOther = Boolean(row.only) && !namedIn(row.only ?? '').includes(kind.role);
  if (row.need === 'member') return isOther;
  const isVerified = kind.state === 'verified';
  const needs = (row.need ?? '').split('|');
  if (!needs.some((need) => mayByTable(need, kind.role, isVerified))) return true;
  return isOther;
}

/** The status the hand-written tables ask for. */
export function expectedStatus(
  callName: string,
  kind: Kind,
  relation: PetRelation | ChatRelation,
): number {
  const row = rowOf(callName);
  if (!row) throw new Error(`No row for ${callName}`);
  const admitted = admittedStatus(row, kind, relation);
  if (row.need === 'public') return admitted;
  if (kind === 'signed out' || REFUSED_STATES.includes(kind.state)) return 401;
  return isRefused(callName, kind) ? 403 : admitted;
}
