import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Home } from '@hearthside/contract/member';
import { ownMembershipPage } from '@hearthside/contract/membership';
import type { Member } from '../../../access/member-cache';
import { services } from '../../../services';
import { shownWhen } from '../../appointment/domain/appointment-when';
import { checklistFor, isComplete } from './checklist';
import { memberAccess } from './member-access';
import { toMe } from './member-row';
import { MEMBER_UID } from './member-uid';

type Item = Home['attention'][number];

const item = (kind: Item['kind'], count: number, link: string, detail = ''): Item => ({
  kind,
  count,
  link,
  detail,
});

/** The first screen: a newcomer's way in, and what waits for a member. */
export function homeOf(strapi: Core.Strapi) {
  const { rowOf } = memberAccess(strapi);

  /** What is coming for a member: an appointment, the end of their membership. */
  async function coming({ id, role }: Member): Promise<Item[]> {
    const [appointments, due] = await Promise.all([
      services(strapi).appointment.coming(id),
      services(strapi).membership.dueOf(id),
    ]);
    const { count, next } = appointments;
    return [
      ...(next ? [item('coming_appointment', count, '/appointments', shownWhen(next))] : []),
      ...(due ? [item(due.kind, 1, ownMembershipPage(role), due.detail)] : []),
    ];
  }

  /** The queues that wait for whoever may work on them. */
  async function queues(member: Member): Promise<Item[]> {
    const { appointment, donation, form, membership } = services(strapi);
    const people = () =>
      strapi.db.query(MEMBER_UID).count({
        where: { verified: false, confirmed: true, blocked: false, deletedAt: null },
      });
    const all = [
      ['verify_members', 'users', people, '/users?verified=false'],
      [
        ...(['review_submissions', 'admin_forms', form.waiting] as const),
        '/admin-forms?tab=submissions&status=pending',
      ],
      [
        ...(['confirm_appointments', 'admin_appointments'] as const),
        ...([() => appointment.waiting(), '/appointments?view=waiting'] as const),
      ],
      ['pending_donations', 'admin_payments', donation.pending, '/admin-payments?status=pending'],
    ] as const;
    const mine = all.filter(([, permission]) => can(member, permission));
    const waiting = await Promise.all(
      mine.map(async ([kind, , count, link]) => item(kind, Number(await count()), link)),
    );
    if (!can(member, 'admin_memberships')) return waiting;
    const { status, count } = await membership.lapsing();
    const standing = status === 'grace' ? 'in the grace period' : 'due soon';
    const link = `/admin-memberships?status=${status}`;
    return [...waiting, item('lapsing_memberships', count, link, standing)];
  }

  return {
    /** The first screen: a newcomer's checklist (ruling 2), and what waits for this member. */
    async home(member: Member): Promise<Home> {
      const me = toMe(await rowOf(member.id));
      const { unread } = await services(strapi).inbox.state(member);
      const forms = await services(strapi).form.wayIn(member);
      const messages = item('unread_messages', unread, '/inbox');
      const next = await coming(member);
      const waiting = (items: readonly Item[]) => items.filter(({ count }) => count > 0);
      if (!member.verified) {
        return { checklist: checklistFor(me, forms), attention: waiting([messages, ...next]) };
      }
      const attention = [
        // Who was invited is verified before there is a profile.
        item('complete_profile', isComplete(me) ? 0 : 1, '/profile'),
        messages,
        item('rejected_forms', forms.rejected, '/forms'),
        item('open_forms', forms.open, '/forms'),
        ...next,
        ...(await queues(member)),
      ];
      return { checklist: [], attention: waiting(attention) };
    },
  };
}
