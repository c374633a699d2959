import { listIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import * as trustService from './services/trust';
import { fillTrustColumns } from './data/fill-columns';
import { trustFinder } from './data/find-trusts';

export const trust: Subject = {
  name: 'trust',
  eraseMember: (strapi, { id }) => trustService.eraseMember(strapi, id),
  ownData: {
    tables: [
      { title: 'Trusts you are assigned to', table: 'trust_assignments', column: 'member_id' },
    ],
    except: {},
  },
  dependents: [trustService.belongings],
  showsFile: null,
  finders: [trustFinder],
  sweeps: [],
  indexes: [listIndex('trusts', 'trusts_search_key_idx', 'search_key')],
  upgrade: [fillTrustColumns],
};
