import type { Subject } from '../../subject';
import * as sessionService from './services/session';

export const session: Subject = {
  name: 'session',
  eraseMember: (strapi, { id }) => sessionService.eraseMember(strapi, id),
  dependents: [],
  showsFile: null,
  sweeps: [sessionService.sweep],
};
