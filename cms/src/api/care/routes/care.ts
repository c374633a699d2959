import { careEndpoints } from '@hearthside/contract/care/endpoints';
import { routes } from '../../../http/routes';

export default routes(careEndpoints, 'care');
