import { membershipEndpoints } from '@hearthside/contract/membership-endpoints';
import { routes } from '../../../access/routes';

export default routes(membershipEndpoints, 'membership');
