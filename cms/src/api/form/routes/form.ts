import { formEndpoints } from '@hearthside/contract/form-endpoints';
import { routes } from '../../../access/routes';

export default routes(formEndpoints, 'form');
