import { fileEndpoints } from '@hearthside/contract/file/endpoints';
import { routes } from '../../../http/routes';

export default routes(fileEndpoints, 'file');
