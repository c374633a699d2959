import type { Core } from '@strapi/strapi';
import { ROLE_LABELS } from '@hearthside/contract/access';
import type { HistoryChange } from '@hearthside/contract/history';
import type { PageQuery } from '@hearthside/contract/list';
import type { Me } from '@hearthside/contract/member';
import type { Notification, NotificationKind } from '@hearthside/contract/notification';
import { afterCommit } from '../../../access/after-commit';
import { paginationOf } from '../../../access/pagination';
import { refuse } from '../../../access/refuse';
import { mailIn, portalLink } from '../../../notify/mail-content';
import { queueMail } from '../../../notify/mail-queue';
import { tellMembers } from '../../../realtime/tell';
import { services } from '../../../services';
import { nameIn } from '../../member/domain/member-name';

const UID = 'api::notification.notification';

interface News {
  kind: NotificationKind;
  title: string;
  body: string;
  link: string | null;
}
interface Row extends Omit<Notification, 'createdAt' | 'readAt'> {
  createdAt: string;
  readAt: string | null;
}

const notificationIn = ({ id, kind, title, body, link, createdAt, readAt }: Row): Notification => ({
  id,
  kind,
  title,
  body: body ?? '',
  link,
  createdAt: new Date(createdAt).toISOString(),
  readAt: readAt ? new Date(readAt).toISOString() : null,
});

const PET_NEWS = {
  added: (name: string) => `${name} has a pet record now`,
  deleted: (name: string) => `${name}’s record was deleted`,
  restored: (name: string) => `${name}’s record was brought back`,
  given: (name: string) => `${name} has another owner now`,
} as const;

/** Telling members what concerns them: stored for the bell, and by mail where it matters. */
const notificationService = ({ strapi }: { strapi: Core.Strapi }) => {
  const query = () => strapi.db.query(UID);
  const countUnread = (memberId: number) =>
    query().count({ where: { member: memberId, readAt: null } });

  /** In plain SQL: `updateMany` with a relation in its `where` fails in this Strapi version. */
  const markAsRead = (whose: { id?: number; member_id: number }) =>
    strapi.db
      .connection('portal_notifications')
      .where(whose)
      .whereNull('read_at')
      .update({ read_at: new Date() });

  /** Stores news for the bell; open windows look at it again once it is kept. */
  async function tell(memberIds: readonly number[], news: News) {
    if (memberIds.length === 0) return;
    await query().createMany({ data: memberIds.map((member) => ({ ...news, member })) });
    await afterCommit(strapi, () => tellMembers(memberIds, 'notification'));
  }

  return {
    tell,

    /** Tells a newcomer what comes next, and the admins that somebody waits, or that an invitation was accepted. */
    async tellNewcomer(me: Pick<Me, 'id' | 'firstName' | 'lastName' | 'role' | 'verified'>) {
      await tell([me.id], {
        kind: 'welcome',
        title: `Welcome, ${me.firstName}`,
        body: me.verified
          ? 'Complete your profile. Everything your role permits is open to you.'
          : 'Complete your profile, and an admin will verify you.',
        link: '/profile',
      });
      const name = nameIn(me);
      const role = ROLE_LABELS[me.role].one;
      const admins = await services(strapi).member.adminIds();
      const others = admins.filter((id) => id !== me.id);
      await tell(others, {
        kind: 'newcomer',
        title: `${name} has joined`,
        body: me.verified
          ? `${name} has accepted the invitation and takes part as ${role}.`
          : `${name} would like to take part as ${role} and waits to be verified.`,
        link: `/users/${me.id}`,
      });
    },

    /** Tells a member that an admin gave them another role; part of that change's transaction. */
    async tellRole(me: Pick<Me, 'id' | 'firstName' | 'email'>, role: string) {
      const title = `Your role is now ${role}`;
      const body = 'An admin has changed your role. The portal shows what it permits.';
      await tell([me.id], { kind: 'role', title, body, link: '/' });
      const mail = await mailIn(strapi, {
        subject: title,
        greeting: me.firstName,
        paragraphs: [body],
        action: { label: 'Open the portal', link: portalLink('/') },
        closing: 'If you did not expect this, please contact us.',
      });
      await queueMail(strapi, me.email, mail);
    },

    /** Tells a member that the directory features them, and where they choose what it shows. */
    tellFeatured: (memberId: number) =>
      tell([memberId], {
        kind: 'featured',
        title: 'You are featured in the directory',
        body: 'Members find you under Featured. In your profile you choose whether your email and city are shown.',
        link: '/profile',
      }),

    /** Tells a member that they belong to a trust, or no longer. */
    tellTrust: (memberId: number, trust: string, assigned: boolean) =>
      tell([memberId], {
        kind: 'trust',
        title: assigned ? `You are assigned to ${trust}` : `You are no longer assigned to ${trust}`,
        body: '',
        link: null,
      }),

    /** Tells a member that somebody else changed their profile, and what. */
    tellProfile: (memberId: number, changes: readonly HistoryChange[]) =>
      tell([memberId], {
        kind: 'profile',
        title: 'An admin has changed your profile',
        body: `Please look over: ${changes.map(({ field }) => field).join(', ')}.`,
        link: '/profile',
      }),

    /** Tells an owner what somebody else did with their pet: what has changed, or that it was added, deleted … */
    tellPet: (
      memberId: number,
      pet: { id: number; name: string },
      what: readonly HistoryChange[] | keyof typeof PET_NEWS,
    ) =>
      tell([memberId], {
        kind: 'pet',
        title:
          typeof what === 'string' ? PET_NEWS[what](pet.name) : `${pet.name}’s record was changed`,
        body:
          typeof what === 'string'
            ? ''
            : `Please look over: ${what.map(({ field }) => field).join(', ')}.`,
        link: what === 'deleted' || what === 'given' ? null : `/pet-records?petId=${pet.id}`,
      }),

    /** Tells a member that they have been linked to a pet and see its record now. */
    tellLinked: (memberId: number, pet: { id: number; name: string }) =>
      tell([memberId], {
        kind: 'pet',
        title: `You are on ${pet.name}’s team`,
        body: 'You can see this pet’s record, documents and emergency sheet.',
        link: `/pet-records?petId=${pet.id}`,
      }),

    /** Forgets a member who is being erased. */
    forgetMember: (memberId: number) => query().deleteMany({ where: { member: memberId } }),

    /** Tells a member that an admin verified them or took it back; part of that change's transaction. */
    async tellVerification(me: Pick<Me, 'id' | 'firstName' | 'email'>, verified: boolean) {
      if (!verified) {
        return tell([me.id], {
          kind: 'unverified',
          title: 'Your verification has been taken back',
          body: 'Some sections are closed until an admin verifies you again.',
          link: '/',
        });
      }
      await tell([me.id], {
        kind: 'verified',
        title: 'You are verified',
        body: 'Everything your role permits is open to you now.',
        link: '/',
      });
      const mail = await mailIn(strapi, {
        subject: 'You are verified',
        greeting: me.firstName,
        paragraphs: ['An admin has verified you. Everything your role permits is open to you now.'],
        action: { label: 'Open the portal', link: portalLink('/') },
        closing: 'You get this mail because you joined the portal.',
      });
      await queueMail(strapi, me.email, mail);
    },

    /** A page of a member's own notifications, the newest first. */
    async list(memberId: number, { page, limit }: Pick<PageQuery, 'page' | 'limit'>) {
      const where = { member: memberId };
      const [rows, total, unread] = await Promise.all([
        query().findMany({ where, orderBy: { id: 'desc' }, limit, offset: (page - 1) * limit }),
        query().count({ where }),
        countUnread(memberId),
      ]);
      return {
        notifications: rows.map(notificationIn),
        unread,
        pagination: paginationOf({ page, limit }, total),
      };
    },

    /** Marks one of a member's own as read; another's looks like one that does not exist. */
    async read(memberId: number, id: number) {
      const where = { id, member: memberId };
      if (!(await query().findOne({ where, select: ['id'] }))) throw refuse.notFound();
      await markAsRead({ id, member_id: memberId });
      return { unread: await countUnread(memberId) };
    },

    async readAll(memberId: number) {
      await markAsRead({ member_id: memberId });
      return { unread: 0 };
    },
  };
};

export default notificationService;
export type NotificationService = ReturnType<typeof notificationService>;
