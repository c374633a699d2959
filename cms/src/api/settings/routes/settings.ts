import { settingsEndpoints } from '@hearthside/contract/settings/endpoints';
import { routes } from '../../../http/routes';

export default routes(settingsEndpoints, 'settings');
