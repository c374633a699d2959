import { memberEndpoints } from '@hearthside/contract/member-endpoints';
import { routes } from '../../../access/routes';

export default routes(memberEndpoints, 'member');
