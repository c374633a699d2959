import type { Subject } from '../../subject';
import * as errandService from './services/errand';

export const errand: Subject = {
  name: 'errand',
  eraseMember: (strapi, { id }) => errandService.eraseMember(strapi, id),
  dependents: [],
  showsFile: null,
  sweeps: [],
};
