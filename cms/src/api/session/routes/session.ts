import { sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { routes } from '../../../http/routes';

export default routes(sessionEndpoints, 'session');
