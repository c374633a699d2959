import { sessionEndpoints } from '@hearthside/contract/session';
import { routes } from '../../../access/routes';

export default routes(sessionEndpoints, 'session');
