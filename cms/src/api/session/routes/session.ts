import { sessionEndpoints } from '@hearthside/contract/session';
import { routes } from '../../../http/routes';

export default routes(sessionEndpoints, 'session');
