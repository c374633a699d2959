import { historyEndpoints } from '@hearthside/contract/history/endpoints';
import { routes } from '../../../http/routes';

export default routes(historyEndpoints, 'history');
