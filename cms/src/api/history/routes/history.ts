import { historyEndpoints } from '@hearthside/contract/history';
import { routes } from '../../../access/routes';

export default routes(historyEndpoints, 'history');
