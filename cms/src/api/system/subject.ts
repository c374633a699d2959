import type { Subject } from '../../subject';

export const system: Subject = {
  name: 'system',
  eraseMember: null,
  dependents: [],
  showsFile: null,
  // What makes room has to work when there is none.
  worksWhenFull: 'all',
  sweeps: [],
};
