import type { Core } from '@strapi/strapi';
import { sessionPages } from '@hearthside/contract/session/pages';
import { shownMoment } from '@hearthside/contract/shown-date';
import type { Member } from '../../../auth/member-cache';
import * as office from '../../../office/office';
import type { AttentionItem } from '../../../subject';
import { requiredBy } from './factor-requirement';

/** Tells staff on their first screen by which day they need a second factor. */
export async function factorAttention(
  strapi: Core.Strapi,
  member: Member,
): Promise<readonly AttentionItem[]> {
  const by = member.hasSecondFactor ? null : await requiredBy(strapi, member);
  if (!by) return [];
  const detail = shownMoment('day', by, await office.timeZone(strapi));
  return [{ kind: 'second_factor_due', count: 1, link: sessionPages.security, detail, first: [] }];
}
