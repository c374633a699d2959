/** What an admin does to a donation that exists: once, on what they saw of it, with an entry in the history. */
import type { Core } from '@strapi/strapi';
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import type { Member } from '../../../auth/member-cache';
import { nameOf } from '../../../auth/members';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import type { HistoryInput } from '../../history/services/history';
import { donationOf } from './donation-access';
import { conflict, detail, isRepeated, type Repeated } from './donation-detail';
import { revisionOf, type DonationRow } from './donation-row';
import * as savingDonations from './saving-donations';
import type { Decision } from './saving-donations';

type HistoryEntry = Omit<HistoryInput, 'by' | 'about'>;

interface Act {
  /** What the admin saw of it. Without one they decide whatever it is now. */
  revision?: string | undefined;
  /** Locks what comes before the donation (docs/locks.md). Returns its member, or who it will be linked to. */
  lockFirst?: (known: DonationRow) => Promise<number | null>;
  /** Whether it is like that already. Then there is nothing to do, also if it was done and the answer was lost. */
  isDone?: (row: DonationRow) => boolean;
  /** What becomes of it; null if nothing does. */
  decide: (row: DonationRow, by: string) => Decision | null | Promise<Decision | null>;
  /** The last change that shows that this was done before and its answer lost. */
  repeats?: (row: DonationRow) => Omit<Repeated, 'by'>;
  /** What the history says of it. */
  entry: (before: DonationRow, after: DonationRow) => HistoryEntry | Promise<HistoryEntry>;
}

/**
 * Changes a donation for an admin, with all that follows.
 * @throws 404; 409 if someone else changed it after the admin saw it; and what `decide` throws
 */
export async function changeByAdmin(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  { revision, lockFirst, isDone, decide, repeats, entry }: Act,
): Promise<DonationDetail> {
  const by = await nameOf(strapi, admin.id);
  let late: DonationRow | undefined;
  await transaction(strapi, async () => {
    late = undefined;
    const known = await donationOf(strapi, id, DONATION_TEXTS.updateFailed);
    const memberId = lockFirst ? await lockFirst(known) : known.memberId;
    let before = known;
    const { row, changed } = await savingDonations.change(strapi, { id, memberId }, (held) => {
      before = held;
      if (isDone?.(held)) return null;
      if (revision !== undefined && revision !== revisionOf(held)) late = held;
      return late ? null : decide(held, by);
    });
    if (!changed) return;
    const about = { kind: 'donation' as const, id, name: row.donorName };
    await historyService.record(strapi, { by: admin.id, about, ...(await entry(before, row)) });
  });
  const isAgain = late && repeats && (await isRepeated(strapi, id, { by, ...repeats(late) }));
  if (late && !isAgain) throw await conflict(strapi, id);
  return detail(strapi, id);
}
