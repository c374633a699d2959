import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import { routes } from '../../../http/routes';

export default routes(inboxEndpoints, 'inbox');
