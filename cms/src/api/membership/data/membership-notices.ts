import type { Core } from '@strapi/strapi';
import { shownDay } from '@hearthside/contract/shown-date';
import { ownMembershipPage } from '@hearthside/contract/membership/fields';
import * as notificationService from '../../notification/services/notification';
import * as members from '../../../auth/members';

/** What happened to a membership, in words for its member. */
const TITLES = {
  begun: 'Your membership has started',
  moved: 'Your membership\u2019s deadline has changed',
  ended: 'Your membership has ended',
  restored: 'Your membership has been restored',
} as const;

/** Notifies a member by the bell of what others did to their membership. */
export async function notifyOwner(
  strapi: Core.Strapi,
  memberId: number,
  what: keyof typeof TITLES,
  deadline: string,
) {
  const link = ownMembershipPage((await members.active(strapi, memberId))?.role ?? 'user');
  await notificationService.announce(strapi, {
    to: [memberId],
    kind: 'membership',
    title: TITLES[what],
    link,
    body: what === 'ended' ? '' : `Its next deadline is ${shownDay(deadline)}.`,
  });
}
