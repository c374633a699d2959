import { helpEndpoints } from '@hearthside/contract/help-endpoints';
import { routes } from '../../../access/routes';

export default routes(helpEndpoints, 'help');
