import { settingsEndpoints } from '@hearthside/contract/settings';
import { routes } from '../../../access/routes';

export default routes(settingsEndpoints, 'settings');
