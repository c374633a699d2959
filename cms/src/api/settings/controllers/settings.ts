import { settingsEndpoints } from '@hearthside/contract/settings';
import { controller } from '../../../access/controller';

export default controller(settingsEndpoints, 'settings', (settings) => ({
  read: () => settings.read(),
  directories: () => settings.page('directories'),
  referals: () => settings.page('referals'),
  health: () => settings.health(),
}));
