import { trustEndpoints } from '@hearthside/contract/trust';
import { routes } from '../../../access/routes';

export default routes(trustEndpoints, 'trust');
