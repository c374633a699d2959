import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import type { Home, Profile } from '@hearthside/contract/member';
import { can, seesUnverified } from '@hearthside/contract/access';
import { roleIdOf } from '../../../access/roles';
import { forgetMember, type Member } from '../../../access/member-cache';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { services } from '../../../services';
import { memberKeys } from '../domain/fold';
import { MEMBER_UID } from '../domain/member-uid';
import { checklistFor } from '../domain/checklist';
import {
  directoryEntryIn,
  meIn,
  selectMembers,
  userListItemIn,
  type MemberRow,
} from '../domain/member-row';
import { memberPage, type MemberQuery } from '../domain/member-page';
import { squarePicture } from '../domain/square-picture';

export interface NewMember {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
  role: Role;
  confirmed: boolean;
  /** Only for whom nobody could verify: the first admin. */
  verified?: boolean;
}

/** People: their profile, the Users tab, the directory. */
const memberService = ({ strapi }: { strapi: Core.Strapi }) => {
  const query = () => strapi.db.query(MEMBER_UID);

  /** The row of a member, or a refusal that tells nothing. */
  async function rowOf(id: number): Promise<MemberRow> {
    const row: MemberRow | undefined = await reading(strapi, (knex) =>
      selectMembers(knex).where('u.id', id).first(),
    );
    if (!row) throw refuse.notFound('Failed to fetch user');
    return row;
  }

  /** A member as admins meet them: who never confirmed their address has not joined yet. */
  async function joinedRowOf(id: number): Promise<MemberRow> {
    const row = await rowOf(id);
    if (!row.confirmed) throw refuse.notFound('Failed to fetch user');
    return row;
  }

  /**
   * Puts a picture in the place of the one before and tells which that was, to be forgotten. Of two at
   * once each gets another.
   */
  async function swapPicture(id: number, pictureId: number | null): Promise<number | null> {
    const row = () => strapi.db.connection('up_users').where({ id });
    const found: { picture_id: number | null } | undefined = await row().first('picture_id');
    if (!found) throw refuse.notFound();
    const { picture_id: before } = found;
    const swapped = await row().where({ picture_id: before }).update({ picture_id: pictureId });
    return swapped === 0 ? swapPicture(id, pictureId) : before;
  }

  return {
    /** Adds a member. A taken email address fails with the database's unique error. */
    async create({
      passwordHash,
      role,
      verified = false,
      ...person
    }: NewMember): Promise<{ id: number }> {
      const data = {
        ...person,
        ...memberKeys(person),
        username: person.email,
        provider: 'local',
        password: passwordHash,
        role: roleIdOf(role),
        blocked: false,
        verified,
      };
      return query().create({ data });
    },

    /** A member's own view of themselves. */
    async me(id: number) {
      return meIn(await rowOf(id));
    },

    async detail(id: number) {
      return userListItemIn(await joinedRowOf(id));
    },

    /** A page of the Users tab: whoever is confirmed; of the unverified only those who wait, so nobody blocked. */
    async list(asked: MemberQuery) {
      const active = asked.verified === false ? true : undefined;
      const { rows, pagination } = await memberPage(strapi, { ...asked, active });
      return { users: rows.map(userListItemIn), pagination };
    },

    /** A page of the directory: nobody blocked; verified members only, except to those who meet newcomers (ruling 5). */
    async directory(member: Member, asked: MemberQuery) {
      const verified = seesUnverified(member) ? undefined : true;
      const { rows, pagination } = await memberPage(strapi, { ...asked, verified, active: true });
      return { members: rows.map(directoryEntryIn), pagination };
    },

    /** Verifies a member or takes it back, and tells them; nothing happens where nothing changes. */
    async verify(admin: Member, id: number, verified: boolean) {
      const row = await joinedRowOf(id);
      if (id === admin.id) throw refuse.conflict('You can’t change your own verification.');
      if (Boolean(row.verified) !== verified) {
        await strapi.db.transaction(async () => {
          const changed = await query().updateMany({
            where: { id, verified: !verified },
            data: { verified, verifiedAt: verified ? new Date() : null },
          });
          // Of two admins who press at once, one tells the member.
          if (changed.count > 0)
            await services(strapi).notification.tellVerification(meIn(row), verified);
        });
        forgetMember(id);
      }
      return userListItemIn(await rowOf(id));
    },

    /** Saves a member's own profile. A new email address waits until its link is followed. */
    async saveProfile(id: number, { email, ...profile }: Profile) {
      const before = await rowOf(id);
      const changesEmail = email !== before.email;
      // Also where the same wish was made before: its link may be used up, lost or too old.
      if (changesEmail) await services(strapi).session.countProof(email);
      await strapi.db.transaction(async () => {
        const keys = memberKeys({ ...profile, email: before.email });
        const pendingEmail = changesEmail ? email : null;
        await query().update({ where: { id }, data: { ...profile, ...keys, pendingEmail } });
        if (changesEmail) {
          await services(strapi).session.askToConfirmEmail({ ...meIn(before), ...profile }, email);
        }
      });
      forgetMember(id);
      return meIn(await rowOf(id));
    },

    /** Sets a member's picture from whatever image they chose; the one before is forgotten. */
    async setPicture(id: number, file: { path: string; title: string }) {
      const bytes = await squarePicture(file.path);
      const { firstName, lastName } = await rowOf(id);
      const added = await services(strapi).file.add({
        bytes,
        title: `${firstName} ${lastName}.webp`,
        mime: 'image/webp',
        extension: 'webp',
        owner: id,
      });
      const { file: files } = services(strapi);
      const before = await swapPicture(id, added.id).catch(async (error) => {
        // Nobody's picture: nothing would ever forget it again.
        await files.remove(added.id);
        throw error;
      });
      if (before) await files.remove(before);
      return meIn(await rowOf(id));
    },

    async removePicture(id: number) {
      const before = await swapPicture(id, null);
      if (before) await services(strapi).file.remove(before);
      return meIn(await rowOf(id));
    },

    /** The first screen: a newcomer's checklist (ruling 2), and what waits for this member. */
    async home(member: Member): Promise<Home> {
      const checklist = member.verified ? [] : checklistFor(meIn(await rowOf(member.id)));
      if (!can(member, 'users')) return { checklist, attention: [] };
      const count = await query().count({
        where: { verified: false, confirmed: true, blocked: false },
      });
      const waiting = { kind: 'verify_members' as const, count, link: '/users?verified=false' };
      return { checklist, attention: count > 0 ? [waiting] : [] };
    },

    /** Ids of all who may do what admins do; they are told of newcomers. */
    async adminIds(): Promise<number[]> {
      const where = { role: roleIdOf('admin'), verified: true, blocked: false };
      const admins = await query().findMany({ where, select: ['id'] });
      return admins.map(({ id }: { id: number }) => id);
    },
  };
};

export default memberService;
export type MemberService = ReturnType<typeof memberService>;
