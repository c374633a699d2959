import { fileEndpoints } from '@hearthside/contract/file';
import { routes } from '../../../http/routes';

export default routes(fileEndpoints, 'file');
