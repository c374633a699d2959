import { petEndpoints } from '@hearthside/contract/pet/endpoints';
import { routes } from '../../../http/routes';

export default routes(petEndpoints, 'pet');
