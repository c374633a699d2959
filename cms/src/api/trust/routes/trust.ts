import { trustEndpoints } from '@hearthside/contract/trust';
import { routes } from '../../../http/routes';

export default routes(trustEndpoints, 'trust');
