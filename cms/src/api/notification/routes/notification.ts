import { notificationEndpoints } from '@hearthside/contract/notification';
import { routes } from '../../../access/routes';

export default routes(notificationEndpoints, 'notification');
