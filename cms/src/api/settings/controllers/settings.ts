import { settingsEndpoints } from '@hearthside/contract/settings/endpoints';
import { controller } from '../../../http/controller';
import * as settingsService from '../services/settings';

export default controller(settingsEndpoints, (strapi) => ({
  read: () => settingsService.read(strapi),
  directories: () => settingsService.page(strapi, 'directories'),
  referals: () => settingsService.page(strapi, 'referals'),
  health: () => settingsService.health(strapi),
}));
