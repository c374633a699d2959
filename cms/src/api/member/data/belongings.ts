import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/member/users';
import { joinedRowOf } from '../../../auth/member-access';
import { subjects } from '../../../subject';

/** Animals are listed first, because someone has to take them over. */
const animalsFirst = ({ kind }: Dependent) => (kind === 'pets' || kind === 'care' ? 0 : 1);

/** A member's dependents, from every subject that has some. Also of one in the trash. */
export async function dependentsOf(strapi: Core.Strapi, id: number): Promise<Dependent[]> {
  const asked = subjects().flatMap(({ dependents }) => dependents);
  const all = await Promise.all(asked.map((ofSubject) => ofSubject(strapi, id)));
  const found = all.filter(({ count }) => count > 0);
  return found.sort((one, other) => animalsFirst(one) - animalsFirst(other));
}

/** The dependents of somebody who has joined. */
export async function belongings(
  strapi: Core.Strapi,
  id: number,
): Promise<{ belongings: Dependent[] }> {
  await joinedRowOf(strapi, id);
  return { belongings: await dependentsOf(strapi, id) };
}
