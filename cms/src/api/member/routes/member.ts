import { memberEndpoints } from '@hearthside/contract/member/endpoints';
import { routes } from '../../../http/routes';

export default routes(memberEndpoints, 'member');
