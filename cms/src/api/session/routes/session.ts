import { sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { secondFactorEndpoints } from '@hearthside/contract/session/second-factor';
import { setupEndpoints } from '@hearthside/contract/session/setup';
import { routes } from '../../../http/routes';

export default routes(
  { ...sessionEndpoints, ...setupEndpoints, ...secondFactorEndpoints },
  'session',
);
