import { historyEndpoints } from '@hearthside/contract/history';
import { routes } from '../../../http/routes';

export default routes(historyEndpoints, 'history');
