import { settingsEndpoints } from '@hearthside/contract/settings/endpoints';
import { timingEndpoints } from '@hearthside/contract/settings/page-timings';
import { countAttempt } from '../../../auth/attempts';
import { controller } from '../../../http/controller';
import { requestId } from '../../../observe/request-id';
import * as settingsService from '../services/settings';

export default controller({ ...settingsEndpoints, ...timingEndpoints }, (strapi) => ({
  read: () => settingsService.read(strapi),
  directories: () => settingsService.page(strapi, 'directories'),
  referals: () => settingsService.page(strapi, 'referals'),
  health: ({ ctx }) => settingsService.health(strapi, ctx.state.member ?? null),
  live: () => ({ status: 'ok' as const }),
  browserError: async ({ body, ctx }) => {
    await countAttempt('browser_errors_by_address', ctx.ip);
    await countAttempt('browser_errors_in_all', '');
    settingsService.logBrowserError(strapi, body, ctx.get('user-agent'));
    return { success: true as const, reference: requestId() ?? '' };
  },
  pageTimings: async ({ body, ctx }) => {
    await countAttempt('page_timings_by_address', ctx.ip);
    await countAttempt('page_timings_in_all', '');
    settingsService.logPageTimings(strapi, body);
    return { success: true as const };
  },
}));
