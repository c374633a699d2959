import { sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { setupEndpoints } from '@hearthside/contract/session/setup';
import { routes } from '../../../http/routes';

export default routes({ ...sessionEndpoints, ...setupEndpoints }, 'session');
