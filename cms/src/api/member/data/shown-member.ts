/** A member's page, for whoever meets them in the directory. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { can } from '@hearthside/contract/access';
import {
  MEMBER_PAGE_TEXTS,
  type memberPage as memberPageAnswer,
} from '@hearthside/contract/member/member-page';
import type { Member } from '../../../auth/member-cache';
import { roleIn, selectMembers, toDirectoryEntry, type MemberRow } from '../../../auth/member-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { subjects, type MemberPagePart } from '../../../subject';
import { visibleTo } from '../policy';
import { MEMBERS } from './find-members';

/** What there is to say where no subject says it. */
const NOTHING: MemberPagePart = { pets: { first: [], total: 0 }, message: 'none' };

/**
 * A member as this reader may see them: as the directory shows them, and for those who manage users everybody who has
 * joined. Anyone else is answered as if they did not exist.
 */
export async function memberPage(
  strapi: Core.Strapi,
  reader: Member,
  id: number,
): Promise<z.input<typeof memberPageAnswer>> {
  const row: MemberRow | undefined = await runQuery(strapi, (knex) =>
    selectMembers(knex)
      .where('u.id', id)
      .whereIn(
        'u.id',
        knex(MEMBERS).modify(visibleTo(reader), knex).where('u.id', id).select('u.id'),
      )
      .first(),
  );
  if (!row) throw refuse.notFound(MEMBER_PAGE_TEXTS.missing);
  const parts = await Promise.all(
    subjects().map(async (one) => one.memberPagePart?.(strapi, reader, id)),
  );
  const { miles: _miles, ...entry } = toDirectoryEntry(row);
  const hasCard = roleIn(row) === 'caretaker' && can(reader, 'caregivers');
  return Object.assign({ ...entry, hasCard, ...NOTHING }, ...parts);
}
