/**
 * Checks the chain over the history. Takes a plain connection, because `npm run audit:verify` runs without a server.
 */
import type { Knex } from 'knex';
import {
  CHAIN_START,
  coreOf,
  hasSealedValues,
  holdsValues,
  linkHash,
  type EntryRow,
  type SealRow,
} from '../rules/seal';
import { SIGN_INS_KEPT_DAYS } from '@hearthside/contract/history/endpoints';
import { daysAfter } from '../../../text/days';

const ENTRIES = 'portal_history';
const SEALS = 'portal_history_seals';
const AT_ONCE = 1000;
/** A damage of everything need not be listed as a whole. */
const FINDINGS_MAX = 100;
/** Sign-ins are deleted in the night after their time, so some are a little younger when they go. */
const EARLY_DAYS = 1;

/** What is wrong with the history, and where. */
export interface Finding {
  what: 'changed' | 'removed' | 'added' | 'chain';
  /** The number of the entry; for `chain` the place in the chain. */
  number: number;
}

/** How the history was found. */
export interface ChainReport {
  /** How many links the chain has. */
  links: number;
  /** How many entries are not sealed yet. */
  waiting: number;
  /** How many links say that words of somebody who was erased were removed. */
  emptied: number;
  findings: Finding[];
  /** The last link. Whoever keeps it can prove later that nothing before it was changed. */
  head: { position: number; hash: string } | null;
}

/** A link of before, by which somebody wants to know whether the chain still has it. */
export interface KnownHead {
  position: number;
  hash: string;
}

/** What an entry and its link say of each other; undefined where they agree. */
function findingOf(seal: SealRow, row: EntryRow | undefined, now: Date): Finding | undefined {
  const number = seal.entry_id;
  if (!row) {
    const due = daysAfter(now, EARLY_DAYS - SIGN_INS_KEPT_DAYS);
    const isOver = seal.kind === 'passing' && new Date(seal.sealed_at) < due;
    return isOver ? undefined : { what: 'removed', number };
  }
  if (seal.kind === 'late') return { what: 'added', number };
  if (seal.kind === 'altered') return { what: 'changed', number };
  // It has been sealed again since, or waits for that. The last link tells.
  if (row.seal_position === null || row.seal_position > seal.position) return undefined;
  const isSame =
    row.seal_position === seal.position && seal.core === coreOf(row) && hasSealedValues(row, seal);
  return isSame ? undefined : { what: 'changed', number };
}

/** Entries that claim a link which is not theirs. */
const claiming = (knex: Knex): Promise<number[]> =>
  knex(`${ENTRIES} as e`)
    .leftJoin(`${SEALS} as s`, (on) =>
      on.on('s.position', '=', 'e.seal_position').andOn('s.entry_id', '=', 'e.id'),
    )
    .whereNotNull('e.seal_position')
    .whereNull('s.id')
    .orderBy('e.id')
    .limit(FINDINGS_MAX)
    .pluck('e.id');

/** Where the chain itself does not hold at this link. */
function linkFindings(seal: SealRow, before: { position: number; hash: string }): Finding[] {
  const isNext = seal.position === before.position + 1;
  const holds = isNext && holdsValues(seal) && seal.hash === linkHash(before.hash, seal);
  return holds ? [] : [{ what: 'chain', number: seal.position }];
}

/**
 * Goes through the whole chain and the entries it holds.
 * @param known a link that was noted earlier; a chain without it has been cut or made anew
 */
export async function checkHistory(
  knex: Knex,
  known?: KnownHead,
  now = new Date(),
): Promise<ChainReport> {
  const findings: Finding[] = [];
  const add = (found: Finding) => {
    const isKnown = findings.some((one) => one.what === found.what && one.number === found.number);
    if (!isKnown && findings.length < FINDINGS_MAX) findings.push(found);
  };
  let before = { position: 0, hash: CHAIN_START };
  let links = 0;
  let emptied = 0;
  let isKnown = known === undefined;
  for (;;) {
    const seals: SealRow[] = await knex<SealRow>(SEALS)
      .where('position', '>', before.position)
      .orderBy('position')
      .limit(AT_ONCE);
    if (seals.length === 0) break;
    const rows: EntryRow[] = await knex<EntryRow>(ENTRIES).whereIn(
      'id',
      seals.map((seal) => seal.entry_id),
    );
    const entries = new Map(rows.map((row) => [row.id, row]));
    for (const seal of seals) {
      linkFindings(seal, before).forEach(add);
      const found = findingOf(seal, entries.get(seal.entry_id), now);
      if (found) add(found);
      if (seal.kind === 'emptied') emptied += 1;
      if (known?.position === seal.position && known.hash === seal.hash) isKnown = true;
      before = seal;
    }
    links += seals.length;
  }
  if (!isKnown && known) add({ what: 'chain', number: known.position });
  for (const number of await claiming(knex)) add({ what: 'changed', number });
  const waiting = await knex(ENTRIES).whereNull('seal_position').count({ rows: '*' }).first();
  return {
    links,
    waiting: Number((waiting as { rows?: number | string } | undefined)?.rows ?? 0),
    emptied,
    findings,
    head: links === 0 ? null : { position: before.position, hash: before.hash },
  };
}
