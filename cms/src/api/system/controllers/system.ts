import { systemEndpoints } from '@hearthside/contract/system/endpoints';
import { controller } from '../../../http/controller';
import * as systemService from '../services/system';

export default controller(systemEndpoints, (strapi) => ({
  read: () => systemService.read(strapi),
}));
