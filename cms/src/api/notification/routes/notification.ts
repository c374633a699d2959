import { notificationEndpoints } from '@hearthside/contract/notification/endpoints';
import { routes } from '../../../http/routes';

export default routes(notificationEndpoints, 'notification');
