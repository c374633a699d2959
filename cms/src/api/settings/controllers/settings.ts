import { settingsEndpoints } from '@hearthside/contract/settings';
import { controller } from '../../../access/controller';
import { refuse } from '../../../access/refuse';

export default controller(settingsEndpoints, 'settings', (settings) => ({
  read: () => settings.read(),
  async health() {
    try {
      return await settings.health();
    } catch {
      throw refuse.unavailable();
    }
  },
}));
