import { systemEndpoints } from '@hearthside/contract/system/endpoints';
import { routes } from '../../../http/routes';

export default routes(systemEndpoints, 'system');
