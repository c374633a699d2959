import { settingsEndpoints } from '@hearthside/contract/settings/endpoints';
import { resource } from '@/lib/api/resource';

const settings = resource('settings', settingsEndpoints);

/** The pages of text as an editor wrote them in the panel. */
export const useDirectories = settings.directories.query();
export const useReferals = settings.referals.query();
