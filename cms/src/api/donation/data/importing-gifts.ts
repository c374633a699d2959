/** Records a list of gifts: every valid new line, each once, however often the list is sent. */
import type { Core } from '@strapi/strapi';
import type { GiftLine, GiftInput } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import * as office from '../../../office/office';
import * as membershipService from '../../membership/services/membership';
import * as historyService from '../../history/services/history';
import type { DonationRow } from './donation-row';
import { DONATIONS } from '../rules/donation-uid';
import { memberOf } from './donor-member';
import { dayProblem, newGift, lockAlike } from './entering-gifts';
import { giftKeyOf } from '../rules/gift-key';
import { readGiftList, UnreadableGifts, type ReadGift } from './gift-list';
import * as savingDonations from './saving-donations';
import { nameOf } from '../../../auth/members';

const CHUNK = 500;
/** How many lines make one transaction: a few hundred milliseconds of SQLite, which can do nothing else meanwhile. */
const AT_ONCE = 25;

interface Import {
  csv: string;
  record: boolean;
}
interface Line extends ReadGift, Pick<GiftLine, 'outcome' | 'renews' | 'sameAs'> {
  /** The key of gifts like it, and that of the line itself. */
  key: string;
  onceKey: string;
  /** Which of the equal lines of the list it is, from 1. */
  nth: number;
}

const shown = (given: Line): GiftLine => {
  const { line, donorName, amount, date, outcome, problem, renews, sameAs } = given;
  return { line, donorName, amount, date, outcome, problem, renews, sameAs };
};

function read(csv: string): ReadGift[] {
  try {
    return readGiftList(csv);
  } catch (error) {
    if (!(error instanceof UnreadableGifts)) throw error;
    throw refuse.badInput(error.message, { csv: error.message });
  }
}

/** What of a list has been recorded so far. */
interface Recorded {
  gifts: number;
  cents: number;
  /** The list's entry in the history. */
  entryId: number | null;
}

type Keyed = Pick<Line, 'gift' | 'nth' | 'key' | 'onceKey'>;

/** The values of a column that are among these, as often as they occur. */
async function valuesAmong(
  strapi: Core.Strapi,
  column: 'gift_key' | 'once_key',
  keys: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < keys.length; at += CHUNK) {
    const some: string[] = await runQuery(strapi, (knex) =>
      knex(DONATIONS)
        .whereIn(column, keys.slice(at, at + CHUNK))
        .pluck(column),
    );
    found.push(...some);
  }
  return found;
}

/**
 * Tells whether a line is a gift that exists. Equal lines with the number of a check are one gift. Without a reference,
 * as for cash, they are as many gifts as there are lines. What came of a line stays its gift when it is corrected.
 */
async function knownLines(strapi: Core.Strapi, lines: readonly Keyed[]) {
  const counts = new Map<string, number>();
  for (const key of await valuesAmong(strapi, 'gift_key', [
    ...new Set(lines.map((line) => line.key)),
  ])) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const recorded = new Set(
    await valuesAmong(
      strapi,
      'once_key',
      lines.map(({ onceKey }) => onceKey),
    ),
  );
  return ({ gift, key, nth, onceKey }: Keyed) => {
    const count = counts.get(key) ?? 0;
    if (recorded.has(onceKey)) return true;
    return gift?.reference ? count > 0 || nth > 1 : nth <= count;
  };
}

/** What would happen to each line. */
async function looked(strapi: Core.Strapi, csv: string): Promise<Line[]> {
  const today = await office.today(strapi);
  const equal = new Map<string, number[]>();
  const lines = read(csv).map((line) => {
    const problem = line.problem || dayProblem(line.date, today);
    const gift = problem ? null : line.gift;
    const key = gift ? giftKeyOf(gift) : '';
    const same = equal.get(key) ?? [];
    if (gift) equal.set(key, [...same, line.line]);
    const sameAs = gift ? (same[0] ?? null) : null;
    const nth = same.length + 1;
    const onceKey = `import:${key}${nth > 1 ? `:${nth}` : ''}`;
    return { ...line, problem, gift, key, onceKey, nth, sameAs };
  });
  const isKnown = await knownLines(
    strapi,
    lines.filter(({ gift }) => gift),
  );
  return lines.map((line): Line => {
    if (!line.gift) return { ...line, outcome: 'refused', renews: false };
    return { ...line, outcome: isKnown(line) ? 'there_already' : 'ready', renews: false };
  });
}

/** The same, and which of them would renew a membership. Few lines name a campaign, and only those are checked. */
async function checked(strapi: Core.Strapi, csv: string): Promise<Line[]> {
  const lines = await looked(strapi, csv);
  for (const line of lines) {
    if (line.outcome === 'ready' && line.gift) line.renews = await wouldRenew(strapi, line.gift);
  }
  return lines;
}

async function wouldRenew(
  strapi: Core.Strapi,
  { campaignCode, amount, date: givenOn, ...donor }: GiftInput,
) {
  if (campaignCode === '') return false;
  const memberId = await memberOf(strapi, { marked: donor.memberId, email: donor.donorEmail });
  return (
    memberId !== null &&
    membershipService.wouldRenew(strapi, { memberId, givenOn, amount, campaignCode })
  );
}

/** Records some of the lines, unless they exist by now. `before` is what was recorded of the list so far. */
async function recordSome(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  some: readonly Line[],
  before: Recorded,
) {
  const by = await nameOf(strapi, admin.id);
  return transaction(strapi, async () => {
    const gifts = [];
    for (const line of some) {
      const gift = await newGift(strapi, line.gift as GiftInput, 'import');
      gifts.push({ line, gift: { ...gift, onceKey: line.onceKey } });
    }
    await lockAlike(
      strapi,
      gifts.map(({ gift }) => gift),
    );
    const isKnown = await knownLines(strapi, some);
    const added = new Map<Line, DonationRow>();
    for (const { line, gift } of gifts) {
      if (!isKnown(line))
        added.set(line, await savingDonations.add(strapi, gift, { by, reason: 'Imported' }));
    }
    return { added, recorded: await noteRecorded(strapi, admin, before, [...added.values()]) };
  });
}

/** A list has one entry in the history, which is updated as it progresses. */
async function noteRecorded(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  before: Recorded,
  rows: readonly DonationRow[],
): Promise<Recorded> {
  const last = rows.at(-1);
  if (!last) return before;
  const gifts = before.gifts + rows.length;
  const cents = rows.reduce((sum, { amount }) => sum + amount, before.cents);
  const name = gifts === 1 ? '1 gift' : `${gifts} gifts`;
  const about = { kind: 'donation' as const, id: last.id, name };
  const entry = { about, changes: [{ field: 'Amount', from: '', to: shownMoney(cents) }] };
  if (before.entryId !== null) await historyService.amend(strapi, before.entryId, entry);
  const entryId =
    before.entryId ??
    (await historyService.record(strapi, { by: admin.id, action: 'imported', ...entry }));
  return { gifts, cents, entryId };
}

/**
 * Records the valid new lines, earliest first, in batches: other requests are served in between, and what is recorded
 * stays recorded if the server ends midway. Sending the same list again continues from there.
 */
async function record(strapi: Core.Strapi, admin: Pick<Member, 'id'>, csv: string) {
  const lines = await looked(strapi, csv);
  const ready = lines.filter(({ outcome }) => outcome === 'ready');
  ready.sort((x, y) => x.date.localeCompare(y.date));
  let recorded: Recorded = { gifts: 0, cents: 0, entryId: null };
  for (let at = 0; at < ready.length; at += AT_ONCE) {
    const some = ready.slice(at, at + AT_ONCE);
    const done = await recordSome(strapi, admin, some, recorded);
    recorded = done.recorded;
    for (const line of some) {
      const row = done.added.get(line);
      line.outcome = row ? 'added' : 'there_already';
      line.renews = Boolean(row?.renewedUntil);
    }
  }
  return lines;
}

/** Checks a list, or records it. */
export async function importList(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  { csv, record: isWanted }: Import,
) {
  const lines = isWanted ? await record(strapi, admin, csv) : await checked(strapi, csv);
  const added = lines.filter(({ outcome }) => outcome === 'added').length;
  return { lines: lines.map(shown), added };
}
