import { settingsEndpoints } from '@hearthside/contract/settings';
import { controller } from '../../../access/controller';
import { refuse } from '../../../access/refuse';
import { services } from '../../../services';

export default controller(settingsEndpoints, (strapi) => {
  const { settings } = services(strapi);
  return {
    read: () => settings.read(),
    async health() {
      try {
        return await settings.health();
      } catch {
        throw refuse.unavailable();
      }
    },
  };
});
