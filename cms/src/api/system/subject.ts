import { NOTHING_OWN } from '../../own-tables';
import type { Subject } from '../../subject';
import { sweepAlerts, notifyOfProblems } from './data/alerts';

export const system: Subject = {
  name: 'system',
  eraseMember: null,
  ownData: NOTHING_OWN,
  dependents: [],
  showsFile: null,
  // What makes room has to work when there is none.
  worksWhenFull: 'all',
  sweeps: [sweepAlerts],
  eachMinute: [
    {
      name: 'alerts',
      what: 'Alerts to admins',
      task: (strapi) => notifyOfProblems(strapi),
    },
  ],
};
