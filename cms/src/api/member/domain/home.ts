/** The first screen: a newcomer's way in, and what waits for a member. */
import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Home } from '@hearthside/contract/member';
import { ownMembershipPage } from '@hearthside/contract/membership';
import type { Member } from '../../../auth/member-cache';
import * as appointmentService from '../../appointment/services/appointment';
import * as membershipService from '../../membership/services/membership';
import * as formService from '../../form/services/form';
import * as donationService from '../../donation/services/donation';
import * as inboxService from '../../inbox/services/inbox';
import { shownWhen } from '../../appointment/domain/appointment-when';
import { checklistFor, isComplete } from './checklist';
import { rowOf } from './member-access';
import { toMe } from './member-row';
import { MEMBER_UID } from '../../../auth/member-uid';

type Item = Home['attention'][number];

const item = (kind: Item['kind'], count: number, link: string, detail = ''): Item => ({
  kind,
  count,
  link,
  detail,
});

/** What is coming for a member: an appointment, the end of their membership. */
async function coming(strapi: Core.Strapi, { id, role }: Member): Promise<Item[]> {
  const [appointments, due] = await Promise.all([
    appointmentService.coming(strapi, id),
    membershipService.dueOf(strapi, id),
  ]);
  const { count, next } = appointments;
  return [
    ...(next ? [item('coming_appointment', count, '/appointments', shownWhen(next))] : []),
    ...(due ? [item(due.kind, 1, ownMembershipPage(role), due.detail)] : []),
  ];
}

/** The queues that wait for whoever may work on them. */
async function queues(strapi: Core.Strapi, member: Member): Promise<Item[]> {
  const people = () =>
    strapi.db.query(MEMBER_UID).count({
      where: { verified: false, confirmed: true, blocked: false, deletedAt: null },
    });
  const all = [
    ['verify_members', 'users', people, '/users?verified=false'],
    [
      ...(['review_submissions', 'admin_forms', () => formService.waiting(strapi)] as const),
      '/admin-forms?tab=submissions&status=pending',
    ],
    [
      ...(['confirm_appointments', 'admin_appointments'] as const),
      ...([() => appointmentService.waiting(strapi), '/appointments?view=waiting'] as const),
    ],
    [
      'pending_donations',
      'admin_payments',
      () => donationService.pending(strapi),
      '/admin-payments?status=pending',
    ],
  ] as const;
  const mine = all.filter(([, permission]) => can(member, permission));
  const waiting = await Promise.all(
    mine.map(async ([kind, , count, link]) => item(kind, Number(await count()), link)),
  );
  if (!can(member, 'admin_memberships')) return waiting;
  const { status, count } = await membershipService.lapsing(strapi);
  const standing = status === 'grace' ? 'in the grace period' : 'due soon';
  const link = `/admin-memberships?status=${status}`;
  return [...waiting, item('lapsing_memberships', count, link, standing)];
}

/** The first screen: a newcomer's checklist (ruling 2), and what waits for this member. */
export async function home(strapi: Core.Strapi, member: Member): Promise<Home> {
  const me = toMe(await rowOf(strapi, member.id));
  const { unread } = await inboxService.state(strapi, member);
  const forms = await formService.wayIn(strapi, member);
  const messages = item('unread_messages', unread, '/inbox');
  const next = await coming(strapi, member);
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
    ...(await queues(strapi, member)),
  ];
  return { checklist: [], attention: waiting(attention) };
}
