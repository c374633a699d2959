import type { Subject } from '../../subject';
import * as errandService from './services/errand';

export const errand: Subject = {
  name: 'errand',
  eraseMember: (strapi, { id }) => errandService.eraseMember(strapi, id),
  ownData: { tables: [{ title: 'Errands', table: 'errands', column: 'member_id' }], except: {} },
  dependents: [],
  showsFile: null,
  sweeps: [],
};
