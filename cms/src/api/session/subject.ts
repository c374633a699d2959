import { services } from '../../services';
import type { Subject } from '../../subject';

export const session: Subject = {
  name: 'session',
  eraseMember: (strapi, { id }) => services(strapi).session.eraseMember(id),
  dependents: [],
  showsFile: null,
  sweeps: [(strapi) => services(strapi).session.sweep()],
};
