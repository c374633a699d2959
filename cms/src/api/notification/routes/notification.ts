import { notificationEndpoints } from '@hearthside/contract/notification';
import { routes } from '../../../http/routes';

export default routes(notificationEndpoints, 'notification');
