import { historyEndpoints } from '@hearthside/contract/history';
import { controller } from '../../../access/controller';

export default controller(historyEndpoints, 'history', (history) => ({
  list: ({ query }) => history.list(query),
}));
