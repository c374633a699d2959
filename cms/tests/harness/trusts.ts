import { normalize, lookup } from '../../src/text/normalize';
import { insert } from './database';
import { unique } from './members';

/** Plants a trust in the database, with its assigned members. */
export async function makeTrust(
  people: readonly { id: number }[] = [],
  name = unique('Trust '),
): Promise<{ id: number; name: string }> {
  const keys = { name_key: normalize(name), search_key: lookup(name) };
  const id = await insert('trusts', { name, ...keys });
  for (const member of people) {
    await insert('trust_assignments', { trust_id: id, member_id: member.id });
  }
  return { id, name };
}
