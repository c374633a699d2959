import { fileEndpoints } from '@hearthside/contract/file';
import { routes } from '../../../access/routes';

export default routes(fileEndpoints, 'file');
