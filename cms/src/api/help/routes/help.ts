import { helpEndpoints } from '@hearthside/contract/help/endpoints';
import { routes } from '../../../http/routes';

export default routes(helpEndpoints, 'help');
