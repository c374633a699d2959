import { settingsEndpoints } from '@hearthside/contract/settings';
import { controller } from '../../../access/controller';
import { refuse } from '../../../access/refuse';

export default controller(settingsEndpoints, 'settings', (settings) => ({
  read: () => settings.read(),
  directories: () => settings.page('directories'),
  referals: () => settings.page('referals'),
  async health() {
    try {
      return await settings.health();
    } catch {
      throw refuse.unavailable();
    }
  },
}));
