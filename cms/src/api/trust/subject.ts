import { listIndex } from '../../db/indexes';
import { services } from '../../services';
import type { Subject } from '../../subject';
import { fillTrustColumns } from './domain/fill-columns';

export const trust: Subject = {
  name: 'trust',
  eraseMember: (strapi, { id }) => services(strapi).trust.eraseMember(id),
  dependents: [(strapi, memberId) => services(strapi).trust.belongings(memberId)],
  showsFile: null,
  sweeps: [],
  indexes: [listIndex('trusts', 'trusts_search_key_idx', 'search_key')],
  upgrade: [fillTrustColumns],
};
