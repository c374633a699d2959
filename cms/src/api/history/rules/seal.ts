/**
 * The links of the chain over the history (docs/decisions/093). Each link hashes what an entry was, together with the
 * link before, so that an entry that is changed, removed or moved later is seen. Nothing here touches the database.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Moment } from '../../../text/moment';

/** Where a chain begins. */
export const CHAIN_START = 'hearthside history';

/** A row of `portal_history`, as knex reads it. */
export interface EntryRow {
  id: number;
  created_at: Moment;
  action: string;
  by_id: number | null;
  by_name: string | null;
  about_kind: string;
  about_id: number;
  about_name: string;
  other_kind: string | null;
  other_id: number | null;
  other_name: string | null;
  changes: string | { field: string; from: string; to: string }[] | null;
  reason: string | null;
  seal_position: number | null;
}

/**
 * What a link says of its entry. `written`: as it was recorded. `import`: the same of an import, which is written on while
 * it runs. `passing`: a sign-in, which is deleted after its time.
 * `emptied`: sealed again, after words of somebody who was erased were removed. `amended`: sealed again, after an
 * import went on. `altered`: sealed again with contents that the portal does not write so. `late`: dated earlier than
 * what had long been sealed.
 */
export const SEAL_KINDS = [
  'written',
  'import',
  'passing',
  'emptied',
  'amended',
  'altered',
  'late',
] as const;
export type SealKind = (typeof SEAL_KINDS)[number];

/** A row of `portal_history_seals`, as knex reads it. */
export interface SealRow {
  position: number;
  entry_id: number;
  kind: SealKind;
  sealed_at: string;
  core: string;
  /** Null once the entry has been sealed again: what was erased must not be found out by guessing. */
  salt: string | null;
  /** The hash of each value, as JSON; null like the salt. */
  value_hashes: string | null;
  values_hash: string;
  hash: string;
}

/** How late an entry may be committed after it was dated, in milliseconds. Clocks of servers may differ, too. */
const LATEST_MS = 60 * 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

const changesIn = ({ changes }: EntryRow) =>
  (typeof changes === 'string' ? (JSON.parse(changes) as EntryRow['changes']) : changes) as
    { field: string; from: string; to: string }[] | null;

/** The hash of what stays of an entry for good: when, who, what, about whom, and which fields. */
export const coreOf = (row: EntryRow): string =>
  sha256(
    JSON.stringify([
      ...[row.id, new Date(row.created_at).toISOString(), row.action],
      ...[row.by_id, row.by_name, row.about_kind, row.about_id, row.about_name],
      ...[row.other_kind, row.other_id, row.other_name],
      (changesIn(row) ?? []).map(({ field }) => field),
    ]),
  );

/** The values of an entry, which may be emptied when somebody is erased: before and after each change, and the reason. */
const valuesOf = (row: EntryRow): string[] => [
  ...(changesIn(row) ?? []).flatMap(({ from, to }) => [from, to]),
  row.reason ?? '',
];

/** Each value is hashed with the salt and its place. An empty one stays empty. */
const hashesOf = (row: EntryRow, salt: string): string[] =>
  valuesOf(row).map((value, at) => (value === '' ? '' : sha256(`${salt} ${at} ${value}`)));

/** Whether the values of an entry are those that were sealed. */
export const hasSealedValues = (row: EntryRow, { salt, value_hashes }: SealRow): boolean =>
  salt !== null && value_hashes === JSON.stringify(hashesOf(row, salt));

/** Whether each value of an entry is the one that was sealed, or has been emptied since. */
function isEmptied(row: EntryRow, { core, salt, value_hashes }: SealRow): boolean {
  if (salt === null || value_hashes === null || core !== coreOf(row)) return false;
  const sealed = JSON.parse(value_hashes) as string[];
  const now = hashesOf(row, salt);
  return (
    now.length === sealed.length && now.every((hash, at) => hash === '' || hash === sealed[at])
  );
}

/** The hash of a link, given that of the link before. */
export const linkHash = (
  before: string,
  { position, entry_id, kind, sealed_at, core, values_hash }: Omit<SealRow, 'hash'>,
): string =>
  sha256(JSON.stringify([before, position, entry_id, kind, sealed_at, core, values_hash]));

/** What is known when an entry is sealed. */
export interface SealingState {
  /** The last link, if there is one. */
  last: Pick<SealRow, 'position' | 'hash' | 'sealed_at'> | undefined;
  /** When the first link was made. */
  begunAt: string | undefined;
}

/** Why an entry is sealed: for the first time, or again. */
function kindOf(
  row: EntryRow,
  earlier: SealRow | undefined,
  state: SealingState,
  now: Date,
): SealKind {
  if (earlier) {
    if (isEmptied(row, earlier)) return 'emptied';
    return earlier.kind === 'import' || earlier.kind === 'amended' ? 'amended' : 'altered';
  }
  const at = new Date(row.created_at).getTime();
  const isAfterStart = state.begunAt !== undefined && at > Date.parse(state.begunAt);
  // Where the last link is of a later time than now, the clock was ahead and has been set right.
  const sealedUntil = state.last && Math.min(Date.parse(state.last.sealed_at), now.getTime());
  const isLate = sealedUntil !== undefined && at < sealedUntil - LATEST_MS;
  if (isAfterStart && isLate) return 'late';
  if (row.action === 'imported') return 'import';
  return row.about_kind === 'session' ? 'passing' : 'written';
}

/** The next link, for an entry and its link of before, if it has one. */
export function nextSeal(
  row: EntryRow,
  earlier: SealRow | undefined,
  state: SealingState,
  now = new Date(),
): SealRow {
  const salt = randomBytes(16).toString('base64url');
  const hashes = JSON.stringify(hashesOf(row, salt));
  const link = {
    position: (state.last?.position ?? 0) + 1,
    entry_id: row.id,
    kind: kindOf(row, earlier, state, now),
    sealed_at: now.toISOString(),
    core: coreOf(row),
    salt,
    value_hashes: hashes,
    values_hash: sha256(hashes),
  };
  return { ...link, hash: linkHash(state.last?.hash ?? CHAIN_START, link) };
}

/** Whether what a link says of its values fits its own hash. */
export const holdsValues = ({ value_hashes, values_hash }: SealRow): boolean =>
  value_hashes === null || sha256(value_hashes) === values_hash;
