import { petEndpoints } from '@hearthside/contract/pet-endpoints';
import { routes } from '../../../access/routes';

export default routes(petEndpoints, 'pet');
