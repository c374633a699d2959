/** The pets on a member's page: their own and those they care for, as far as the reader may see them. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import { MEMBER_PETS_MAX } from '@hearthside/contract/member/member-page';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import type { MemberPagePart } from '../../../subject';
import { visibleTo } from '../policy';
import { pictureLink } from './pet-row';

interface Row {
  id: number;
  name: string;
  breed: string | null;
  pictureKey: string | null;
  ownerId: number | null;
}

/** Who a pet belongs to, and who is linked to it: its care team and its providers. */
const LINKED = `p.id in (select id from pets where owner_id = ?
  union select pet_id from pet_care_team where member_id = ?
  union select pet_id from pet_service_providers where member_id = ?)`;

export async function petsOfMember(
  strapi: Core.Strapi,
  reader: Actor,
  memberId: number,
): Promise<Partial<MemberPagePart>> {
  if (!can(reader, 'pet_records')) return {};
  const [sql, ...values] = visibleTo(reader);
  const found = (knex: Knex) =>
    knex('pets as p').whereRaw(sql, values).whereRaw(LINKED, [memberId, memberId, memberId]);
  const rows: Row[] = await runQuery(strapi, (knex) =>
    found(knex)
      .leftJoin('portal_files as f', 'f.id', 'p.picture_id')
      .orderBy(['p.sort_key', 'p.id'])
      .limit(MEMBER_PETS_MAX)
      .select({
        id: 'p.id',
        name: 'p.name',
        breed: 'p.breed',
        pictureKey: 'f.key',
        ownerId: 'p.owner_id',
      }),
  );
  const counted = (await runQuery(strapi, (knex) => found(knex).count({ count: '*' }).first())) as
    { count: number | string } | undefined;
  const first = rows.map(({ id, name, breed, pictureKey, ownerId }) => ({
    id,
    name,
    breed: breed ?? '',
    picture: pictureLink(pictureKey, reader.id),
    own: ownerId === memberId,
  }));
  return { pets: { first, total: Number(counted?.count ?? 0) } };
}
