import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import type { Member } from '../../../auth/member-cache';
import type { AttentionItem } from '../../../subject';
import { coming, waiting } from './appointment-list';
import { shownWhen } from '../rules/appointment-when';

/** A member's next appointment, and requests that wait for those who may answer them. */
export async function appointmentAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  const { count, next } = await coming(strapi, member.id);
  const items: AttentionItem[] = next
    ? [{ kind: 'coming_appointment', count, link: appointmentPages.list, detail: shownWhen(next) }]
    : [];
  if (!can(member, 'admin_appointments')) return items;
  const asked = await waiting(strapi);
  return [
    ...items,
    { kind: 'confirm_appointments', count: asked, link: appointmentPages.waiting, detail: '' },
  ];
}
