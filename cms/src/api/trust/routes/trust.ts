import { trustEndpoints } from '@hearthside/contract/trust/endpoints';
import { routes } from '../../../http/routes';

export default routes(trustEndpoints, 'trust');
