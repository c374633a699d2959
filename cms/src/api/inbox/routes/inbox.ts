import { inboxEndpoints } from '@hearthside/contract/inbox-endpoints';
import { routes } from '../../../access/routes';

export default routes(inboxEndpoints, 'inbox');
