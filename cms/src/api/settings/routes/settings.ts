import { settingsEndpoints } from '@hearthside/contract/settings';
import { routes } from '../../../http/routes';

export default routes(settingsEndpoints, 'settings');
