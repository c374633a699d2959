import { searchEndpoints } from '@hearthside/contract/search/endpoints';
import { routes } from '../../../http/routes';

export default routes(searchEndpoints, 'search');
