import * as sessionService from './services/session';
import type { Subject } from '../../subject';

export const session: Subject = {
  name: 'session',
  eraseMember: (strapi, { id }) => sessionService.eraseMember(strapi, id),
  dependents: [],
  showsFile: null,
  sweeps: [(strapi) => sessionService.sweep(strapi)],
};
