import { formEndpoints } from '@hearthside/contract/form/endpoints';
import { routes } from '../../../http/routes';

export default routes(formEndpoints, 'form');
