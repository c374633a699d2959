import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import { nameIn } from '../text/member-name';
import { find, rowOf } from './member-access';
import { roleIn, toMe } from './member-row';

/** The member as an actor, with their current role; null if they are gone, blocked or in the trash. */
export async function active(
  strapi: Core.Strapi,
  id: number,
): Promise<{ id: number; role: Role; verified: boolean } | null> {
  const row = await find(strapi, id);
  if (!row || !row.confirmed || row.blocked || row.deletedAt) return null;
  return { id, role: roleIn(row), verified: Boolean(row.verified) };
}

/** A member's name; empty if they are gone. */
export async function nameOf(strapi: Core.Strapi, id: number): Promise<string> {
  const row = await find(strapi, id);
  return row ? nameIn(row) : '';
}

/** A member as they see themselves. @throws 404 if they are gone. */
export async function me(strapi: Core.Strapi, id: number) {
  return toMe(await rowOf(strapi, id));
}
