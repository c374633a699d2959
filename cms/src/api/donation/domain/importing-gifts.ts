import type { Core } from '@strapi/strapi';
import type { GiftLine, GiftTyped } from '@hearthside/contract/donation-shapes';
import { shownMoney } from '@hearthside/contract/money';
import { isTaken } from '../../../access/answer-for';
import { lockRow } from '../../../access/lock-row';
import type { Member } from '../../../access/member-cache';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import type { DonationRow } from './donation-row';
import { DONATIONS } from './donation-uid';
import { donorMember } from './donor-member';
import { enteringGifts } from './entering-gifts';
import { giftKeyOf } from './gift-key';
import { readGiftList, UnreadableGifts, type ReadGift } from './gift-list';
import { keepingDonations, type NewDonation } from './keeping-donations';

const CHUNK = 500;

interface Import {
  csv: string;
  record: boolean;
}
type Line = ReadGift & Pick<GiftLine, 'outcome' | 'renews'> & { key: string };

const shown = ({ line, donorName, amount, date, outcome, problem, renews }: Line): GiftLine => ({
  ...{ line, donorName, amount, date, outcome, problem, renews },
});

function read(csv: string): ReadGift[] {
  try {
    return readGiftList(csv);
  } catch (error) {
    if (!(error instanceof UnreadableGifts)) throw error;
    throw refuse.badInput(error.message, { csv: error.message });
  }
}

/** Recording a list of gifts: every good line that is new, or none where one of them fails. */
export function importingGifts(strapi: Core.Strapi) {
  const { newGift, dayProblem } = enteringGifts(strapi);
  const { add } = keepingDonations(strapi);
  const { memberOf } = donorMember(strapi);

  async function thereAlready(keys: readonly string[]): Promise<Set<string>> {
    const there = new Set<string>();
    for (let at = 0; at < keys.length; at += CHUNK) {
      const some: string[] = await reading(strapi, (knex) =>
        knex(DONATIONS)
          .whereIn('gift_key', keys.slice(at, at + CHUNK))
          .pluck('gift_key'),
      );
      for (const key of some) there.add(key);
    }
    return there;
  }

  /** What would become of each line. The second of two that are the same gift is there already. */
  async function looked(csv: string): Promise<Line[]> {
    const today = await services(strapi).settings.today();
    const lines = read(csv).map((line) => {
      const problem = line.problem || dayProblem(line.date, today);
      const gift = problem ? null : line.gift;
      return { ...line, problem, gift, key: gift ? giftKeyOf(gift) : '' };
    });
    const there = await thereAlready(lines.flatMap(({ key }) => key || []));
    return lines.map((line): Line => {
      if (!line.gift) return { ...line, outcome: 'refused', renews: false };
      if (there.has(line.key)) return { ...line, outcome: 'there_already', renews: false };
      there.add(line.key);
      return { ...line, outcome: 'ready', renews: false };
    });
  }

  /** The same, and which of them would renew a membership. Few lines name a campaign; only those are asked about. */
  async function checked(csv: string): Promise<Line[]> {
    const lines = await looked(csv);
    for (const line of lines) {
      if (line.outcome === 'ready' && line.gift) line.renews = await wouldRenew(line.gift);
    }
    return lines;
  }

  async function wouldRenew({ campaignCode, amount, date: givenOn, ...donor }: GiftTyped) {
    if (campaignCode === '') return false;
    const memberId = await memberOf({ marked: donor.memberId, email: donor.donorEmail });
    const { membership } = services(strapi);
    return memberId !== null && membership.wouldRenew({ memberId, givenOn, amount, campaignCode });
  }

  /**
   * The good new lines as they are kept, the earliest first, their members held already: everybody who adds
   * several takes members and months in one order, so that no two wait for each other.
   */
  async function prepared(lines: readonly Line[]) {
    const ready = lines.filter(({ outcome }) => outcome === 'ready');
    const gifts: { line: Line; gift: NewDonation }[] = [];
    for (const line of ready.sort((x, y) => (x.date < y.date ? -1 : 1))) {
      if (!line.gift) continue;
      const gift = { ...(await newGift(line.gift, 'import')), onceKey: `import:${line.key}` };
      gifts.push({ line, gift });
    }
    const members = new Set(gifts.flatMap(({ gift }) => gift.memberId ?? []));
    for (const id of [...members].sort((x, y) => x - y)) await lockRow(strapi, 'up_users', id);
    return gifts;
  }

  async function record(admin: Pick<Member, 'id'>, csv: string) {
    const lines = await looked(csv);
    const by = await services(strapi).member.nameOf(admin.id);
    await transaction(strapi, async () => {
      const gifts = await prepared(lines);
      let last: DonationRow | undefined;
      for (const { line, gift } of gifts) {
        last = await add(gift, { by, reason: 'Imported' });
        line.outcome = 'added';
        line.renews = last.renewedUntil !== null;
      }
      if (!last) return;
      const sum = gifts.reduce((cents, { gift }) => cents + gift.amount, 0);
      const name = gifts.length === 1 ? '1 gift' : `${gifts.length} gifts`;
      await services(strapi).history.record({
        ...{ by: admin.id, action: 'imported' },
        about: { kind: 'donation', id: last.id, name },
        changes: [{ field: 'Amount', from: '', to: shownMoney(sum) }],
      });
    });
    return lines;
  }

  return {
    /** Checks a list, or records it. */
    async importList(admin: Pick<Member, 'id'>, { csv, record: isWanted }: Import) {
      let lines: Line[];
      try {
        lines = isWanted ? await record(admin, csv) : await checked(csv);
      } catch (error) {
        // The same list at the same time: what the other one has recorded is there already.
        if (!isTaken(error)) throw error;
        lines = await record(admin, csv);
      }
      const added = lines.filter(({ outcome }) => outcome === 'added').length;
      return { lines: lines.map(shown), added };
    },
  };
}
