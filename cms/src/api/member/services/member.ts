import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import type { DirectoryTab } from '@hearthside/contract/directory';
import { canSeeUnverified } from '@hearthside/contract/access';
import { roleIdOf } from '../../../access/roles';
import type { Member } from '../../../access/member-cache';
import { services } from '../../../services';
import { AddressReserved } from '../../session/domain/accounts';
import { mailTokens } from '../../session/domain/mail-token';
import { caregivers } from '../domain/caregivers';
import { memberKeys } from '../domain/normalize';
import { homeOf } from '../domain/home';
import { invitations } from '../domain/invitations';
import { memberAccess } from '../domain/member-access';
import { memberIds, memberPage, type MemberFilter, type MemberQuery } from '../domain/member-page';
import { nameIn } from '../domain/member-name';
import { toDirectoryEntry, toMe, roleIn, toUserListItem } from '../domain/member-row';
import { MEMBER_UID } from '../domain/member-uid';
import { pictures } from '../domain/pictures';
import { profiles } from '../domain/profiles';
import { rights } from '../domain/rights';
import { trash } from '../domain/trash';
import { unreadMailPreference } from '../domain/unread-mail-preference';
import { usersCsv } from '../domain/users-csv';

export interface NewMember {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
  role: Role;
  confirmed: boolean;
  /** For whom an admin invites, and for the first admin, whom nobody could verify. */
  verified?: boolean;
  invitedAt?: Date;
}

/** People: their profile, the Users tab, the directory, caregivers, invitations. */
const memberService = ({ strapi }: { strapi: Core.Strapi }) => {
  const query = () => strapi.db.query(MEMBER_UID);
  const { find, rowOf, joinedRowOf, adminIds } = memberAccess(strapi);

  /** Of the unverified only those who wait are listed, so nobody blocked. */
  const asUsers = <Asked extends MemberFilter>(asked: Asked) => ({
    ...asked,
    active: asked.verified === false ? true : undefined,
  });

  return {
    ...homeOf(strapi),
    ...profiles(strapi),
    ...pictures(strapi),
    ...rights(strapi),
    ...trash(strapi),
    ...invitations(strapi),
    ...caregivers(strapi),
    ...unreadMailPreference(strapi),
    adminIds,

    /** A member who has joined and is not in the trash, or a 404. */
    joined: async (id: number) => toMe(await joinedRowOf(id)),

    /** Who may act right now, with their role; null where they are gone, blocked or in the trash. */
    async active(id: number): Promise<{ id: number; role: Role; verified: boolean } | null> {
      const row = await find(id);
      if (!row || !row.confirmed || row.blocked || row.deletedAt) return null;
      return { id, role: roleIn(row), verified: Boolean(row.verified) };
    },

    /** What somebody is called; empty where they are gone. */
    async nameOf(id: number): Promise<string> {
      const row = await find(id);
      return row ? nameIn(row) : '';
    },

    /** Adds a member. A taken email address fails with the database's unique error, one that is kept with AddressReserved. */
    async create({
      passwordHash,
      role,
      verified = false,
      ...person
    }: NewMember): Promise<{ id: number }> {
      const data = {
        ...person,
        ...memberKeys({ ...person, showEmail: true }),
        username: person.email,
        provider: 'local',
        password: passwordHash,
        role: roleIdOf(role),
        blocked: false,
        verified,
        ...(verified && { verifiedAt: new Date() }),
      };
      if (await mailTokens(strapi).isReserved(person.email)) throw new AddressReserved();
      return query().create({ data });
    },

    /** A member's own view of themselves. */
    async me(id: number) {
      return toMe(await rowOf(id));
    },

    async detail(id: number) {
      const row = await joinedRowOf(id);
      const opened = await services(strapi).session.lastOpened(id);
      const noted = row.lastSignInAt === null ? null : new Date(row.lastSignInAt);
      const lastSignInAt = noted && opened && opened < noted ? noted : (opened ?? noted);
      return {
        ...toUserListItem(row),
        trusts: await services(strapi).trust.trustsOf(id),
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
      };
    },

    /** A page of the Users tab: whoever is confirmed and not in the trash. */
    async list(asked: MemberQuery) {
      const { rows, pagination } = await memberPage(strapi, asUsers(asked));
      return { users: rows.map(toUserListItem), pagination };
    },

    /** The same people as CSV, all pages of them. */
    async exportList(asked: MemberFilter) {
      const ids = await memberIds(strapi, asUsers(asked));
      return { rows: ids.length, csv: usersCsv(strapi, ids) };
    },

    /** A page of the directory: nobody blocked; verified members only, except to those who meet newcomers (ruling 5). */
    async directory(member: Member, { role: tab, ...asked }: DirectoryQuery) {
      const verified = canSeeUnverified(member) ? undefined : true;
      const whom = tab === 'featured' ? { featured: true } : { role: tab };
      const { rows, pagination } = await memberPage(strapi, {
        ...asked,
        ...whom,
        verified,
        active: true,
        asDirectory: true,
      });
      return { members: rows.map(toDirectoryEntry), pagination };
    },
  };
};

type DirectoryQuery = Omit<MemberQuery, 'role'> & { role: DirectoryTab };

export default memberService;
export type MemberService = ReturnType<typeof memberService>;
