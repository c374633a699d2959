import { libraryEndpoints } from '@hearthside/contract/library-endpoints';
import { routes } from '../../../access/routes';

export default routes(libraryEndpoints, 'library');
