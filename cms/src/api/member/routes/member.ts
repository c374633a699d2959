import { memberEndpoints } from '@hearthside/contract/member/endpoints';
import { ownDataEndpoints } from '@hearthside/contract/member/own-data';
import { routes } from '../../../http/routes';

export default routes({ ...memberEndpoints, ...ownDataEndpoints }, 'member');
