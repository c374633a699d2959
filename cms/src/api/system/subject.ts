import type { Subject } from '../../subject';

export const system: Subject = {
  name: 'system',
  eraseMember: null,
  dependents: [],
  showsFile: null,
  sweeps: [],
};
