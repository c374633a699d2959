import { membershipEndpoints } from '@hearthside/contract/membership/endpoints';
import { routes } from '../../../http/routes';

export default routes(membershipEndpoints, 'membership');
