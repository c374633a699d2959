import type { Core } from '@strapi/strapi';
import type { PageQuery } from '@hearthside/contract/list';
import { TRUST_PAGE, TRUST_TEXTS } from '@hearthside/contract/trust';
import type { Dependent } from '@hearthside/contract/user';
import { isUniqueViolation } from '../../../access/answer-for';
import { lockRow } from '../../../access/lock-row';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { normalize, lookup } from '../../member/domain/normalize';
import { aboutMember } from '../../member/domain/member-name';
import { trustRows } from '../domain/trust-rows';

const UID = 'api::trust.trust';
const ASSIGNMENT_UID = 'api::trust.assignment';
/** So many names are told where a longer list would not be read. */
const NAMES_SHOWN = 5;

/** What comes with a trust. */
const FIRST_PAGE: PageQuery = { page: 1, limit: TRUST_PAGE, search: '' };

const NAME_TAKEN = 'A trust with this name already exists';
const keysOf = (name: string) => ({
  nameKey: normalize(name),
  searchKey: lookup(name),
});
/** A trust as the history refers to it. */
const aboutTrust = ({ id, name }: { id: number; name: string }) => ({
  kind: 'trust' as const,
  id,
  name,
});
const done = (message: string) => ({ success: true as const, message });

/** Pet trusts and the people assigned to them. */
const trustService = ({ strapi }: { strapi: Core.Strapi }) => {
  const rows = trustRows(strapi);
  const assignments = () => strapi.db.query(ASSIGNMENT_UID);

  /** A trust, or a refusal that tells nothing. */
  async function trustOf(id: number) {
    const row = await rows.find(id);
    if (!row) throw refuse.notFound('This trust does not exist.');
    return { id: row.id, name: row.name, createdAt: new Date(row.created_at).toISOString() };
  }

  async function firstOf(reader: number, id: number) {
    const { people, pagination } = await rows.people(id, FIRST_PAGE);
    const found = await services(strapi).pet.ofTrust(reader, id, FIRST_PAGE);
    const { pets, pagination: ofPets } = found;
    return { people, peopleTotal: pagination.total, pets, petsTotal: ofPets.total };
  }

  const detailOf = async (reader: number, id: number) => ({
    ...(await trustOf(id)),
    ...(await firstOf(reader, id)),
  });

  /** Does what may meet a taken name, and says so by the field. */
  async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await transaction(strapi, write);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw refuse.conflict(`${NAME_TAKEN}.`, { name: NAME_TAKEN });
    }
  }

  /** Member and trust, both held until the transaction ends, so that neither goes away meanwhile. */
  async function lockedPair(by: number, userId: number, trustId: number) {
    await lockRow(strapi, 'up_users', userId);
    await lockRow(strapi, 'trusts', trustId);
    const member = await services(strapi).member.joined(userId);
    const trust = await trustOf(trustId);
    const about = aboutMember(member);
    return { trust, name: about.name, about, other: aboutTrust(trust) };
  }

  const find = (userId: number, trustId: number): Promise<{ id: number } | null> =>
    assignments().findOne({ where: { member: userId, trust: trustId }, select: ['id'] });

  /** Refuses a name that a trust has, by the field of a pet's form. */
  async function requireFree(name: string) {
    const { nameKey } = keysOf(name);
    if (await strapi.db.query(UID).findOne({ where: { nameKey }, select: ['id'] })) {
      throw refuse.conflict(`${NAME_TAKEN}.`, { petTrust: NAME_TAKEN });
    }
  }

  async function add(by: number, name: string): Promise<{ id: number; name: string }> {
    const added = await strapi.db.query(UID).create({ data: { name, ...keysOf(name) } });
    const about = aboutTrust({ id: added.id as number, name });
    await services(strapi).inbox.openTrustChat(about.id);
    await services(strapi).history.record({ by, action: 'created', about });
    return { id: about.id, name };
  }

  return {
    list: rows.page,
    detail: detailOf,

    /** Adds a trust; of two with one name the second is refused. */
    async create(by: number, name: string) {
      const id = await unlessTaken(async () => {
        return (await add(by, name)).id;
      });
      return detailOf(by, id);
    },

    requireFree,

    /**
     * A new trust, made on the way by whoever gives it a pet; part of that change's transaction. A name that
     * is taken is refused by its field.
     */
    async found(by: number, name: string): Promise<{ id: number; name: string }> {
      await requireFree(name);
      return add(by, name);
    },

    /** A page of a trust's people; 404 where there is no such trust. */
    async people(id: number, asked: PageQuery) {
      await trustOf(id);
      return rows.people(id, asked);
    },

    /** The same of its pets. */
    async pets(reader: number, id: number, asked: PageQuery) {
      await trustOf(id);
      return services(strapi).pet.ofTrust(reader, id, asked);
    },

    names: rows.names,

    async nameOf(id: number): Promise<string> {
      return (await rows.find(id))?.name ?? '';
    },

    async rename(by: number, id: number, name: string) {
      await unlessTaken(async () => {
        await lockRow(strapi, 'trusts', id);
        const { name: before } = await trustOf(id);
        if (before === name) return;
        await strapi.db.query(UID).update({ where: { id }, data: { name, ...keysOf(name) } });
        const about = aboutTrust({ id, name });
        const changes = [{ field: 'Name', from: before, to: name }];
        await services(strapi).inbox.notifyTrustRenamed(id);
        await services(strapi).history.record({ by, action: 'renamed', about, changes });
      });
      return detailOf(by, id);
    },

    /** Deletes a trust that has no people and no pets. */
    async remove(by: number, id: number) {
      await transaction(strapi, async () => {
        await lockRow(strapi, 'trusts', id, { toDelete: true });
        const { name } = await trustOf(id);
        if ((await assignments().count({ where: { trust: id } })) > 0) {
          const away = await rows.away(id, NAMES_SHOWN);
          const hint = away.length > 0 ? ` In the trash: ${away.join(', ')}.` : '';
          throw refuse.conflict(`Remove the people of this trust first.${hint}`);
        }
        const pets = await services(strapi).pet.ofTrustAtAll(id, NAMES_SHOWN);
        if (pets.any) {
          const hint = pets.away.length > 0 ? ` In the trash: ${pets.away.join(', ')}.` : '';
          throw refuse.conflict(`Give the pets of this trust to another one first.${hint}`);
        }
        const admin = await services(strapi).member.nameOf(by);
        await services(strapi).inbox.endTrustChat(id, name, admin);
        await strapi.db.query(UID).delete({ where: { id } });
        const about = aboutTrust({ id, name });
        await services(strapi).history.record({ by, action: 'deleted', about });
      });
      return { id };
    },

    /** Assigns a member to a trust and tells them. */
    async assign(by: number, userId: number, trustId: number) {
      await transaction(strapi, async () => {
        const { trust, name, about, other } = await lockedPair(by, userId, trustId);
        if (await find(userId, trustId)) {
          throw refuse.conflict(`${name} is already assigned to ${trust.name}.`);
        }
        await assignments().create({ data: { trust: trustId, member: userId } });
        await services(strapi).inbox.joinTrustChat(trustId, userId);
        await services(strapi).history.record({ by, action: 'assigned', about, other });
        if (by !== userId)
          await services(strapi).notification.notifyTrustAssigned(userId, trust.name, true);
      });
      return done(TRUST_TEXTS.assigned);
    },

    /** Takes a member out of a trust and tells them. */
    async unassign(by: number, userId: number, trustId: number) {
      await transaction(strapi, async () => {
        const { trust, name, about, other } = await lockedPair(by, userId, trustId);
        const found = await find(userId, trustId);
        if (!found) throw refuse.notFound(`${name} is not assigned to ${trust.name}.`);
        await assignments().delete({ where: { id: found.id } });
        await services(strapi).inbox.leaveTrustChat(trustId, userId);
        await services(strapi).history.record({ by, action: 'removed', about, other });
        if (by !== userId)
          await services(strapi).notification.notifyTrustAssigned(userId, trust.name, false);
      });
      return done(TRUST_TEXTS.removed);
    },

    /** The trusts of one member. */
    async trustsOf(memberId: number) {
      const found = await rows.trustsOf([memberId]);
      return found.map(({ id, name }) => ({ id, name }));
    },

    /** The names of each member's trusts in one line; who has none is not there. */
    async namesOf(memberIds: readonly number[]): Promise<Map<number, string>> {
      const names = new Map<number, string>();
      for (const { member, name } of await rows.trustsOf(memberIds)) {
        const before = names.get(member);
        names.set(member, before ? `${before}, ${name}` : name);
      }
      return names;
    },

    /** What of this subject hangs on a member. */
    async belongings(memberId: number): Promise<Dependent> {
      const trusts = await rows.trustsOf([memberId]);
      const names = trusts.slice(0, NAMES_SHOWN).map(({ name }) => name);
      return { kind: 'trusts', count: trusts.length, names };
    },

    /** Forgets a member who is being erased. */
    eraseMember: (memberId: number) => assignments().deleteMany({ where: { member: memberId } }),
  };
};

export default trustService;
export type TrustService = ReturnType<typeof trustService>;
