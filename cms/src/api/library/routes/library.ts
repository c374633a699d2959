import { libraryEndpoints } from '@hearthside/contract/library/endpoints';
import { routes } from '../../../http/routes';

export default routes(libraryEndpoints, 'library');
