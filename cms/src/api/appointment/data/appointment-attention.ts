import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { coming, list, waiting } from './appointment-list';
import { shownWhen } from '../rules/appointment-when';
import { waitingLine } from '../rules/waiting-line';

/** How many of those that wait the first screen names. */
const NAMED = 3;

async function comingItems(strapi: Core.Strapi, memberId: number): Promise<AttentionItem[]> {
  const { count, next } = await coming(strapi, memberId);
  if (!next) return [];
  const { id, kind, location } = next;
  const [name, link] = [APPOINTMENT_KINDS[kind], appointmentPages.detail(id)];
  return [
    {
      kind: 'coming_appointment',
      count,
      link: appointmentPages.list,
      detail: shownWhen(next),
      first: [{ id, name, link, note: location ?? '' }],
    },
  ];
}

/** The head of the list to which the number leads, in its order. */
async function firstWaiting(strapi: Core.Strapi, member: Member): Promise<AttentionItem['first']> {
  const asked = { view: 'waiting', page: 1, limit: NAMED, search: '' } as const;
  const { appointments } = await list(strapi, member, asked);
  return appointments.map(waitingLine);
}

/** A member's next appointment, and requests that wait for those who may answer them. */
export async function appointmentAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  const items = await comingItems(strapi, member.id);
  if (!can(member, 'admin_appointments')) return items;
  const count = await waiting(strapi);
  const first = count > 0 ? await firstWaiting(strapi, member) : [];
  const link = appointmentPages.waiting;
  return [...items, { kind: 'confirm_appointments', count, link, detail: '', first }];
}
