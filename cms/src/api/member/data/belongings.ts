import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/member/users';
import { joinedRowOf } from '../../../auth/member-access';
import { subjects } from '../../../subject';

/** Animals are listed first, because someone has to take them over. */
const animalsFirst = ({ kind }: Dependent) => (kind === 'pets' || kind === 'care' ? 0 : 1);

/** A member's dependents, from every subject that has some. */
export async function belongings(
  strapi: Core.Strapi,
  id: number,
): Promise<{ belongings: Dependent[] }> {
  await joinedRowOf(strapi, id);
  const asked = subjects().flatMap(({ dependents }) => dependents);
  const all = await Promise.all(asked.map((dependentsOf) => dependentsOf(strapi, id)));
  const found = all.filter(({ count }) => count > 0);
  return { belongings: found.sort((one, other) => animalsFirst(one) - animalsFirst(other)) };
}
