import { errandEndpoints } from '@hearthside/contract/errand/endpoints';
import { routes } from '../../../http/routes';

export default routes(errandEndpoints, 'errand');
