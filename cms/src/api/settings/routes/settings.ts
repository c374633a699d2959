import { settingsEndpoints } from '@hearthside/contract/settings/endpoints';
import { timingEndpoints } from '@hearthside/contract/settings/page-timings';
import { routes } from '../../../http/routes';

export default routes({ ...settingsEndpoints, ...timingEndpoints }, 'settings');
