import { memberEndpoints } from '@hearthside/contract/member';
import { routes } from '../../../access/routes';

export default routes(memberEndpoints, 'member');
