import {
  DEFAULT_SETTINGS,
  settingsEndpoints,
  type Settings,
} from '@hearthside/contract/settings/endpoints';
import { resource } from '@/lib/api/resource';
import { deviceStore } from '@/lib/drafts/storage';

const settings = resource('settings', settingsEndpoints);

const KEPT = 'hearthside.settings';

/** What this device last saw, so that the organisation's own name is there at once. */
function lastSeen(): Settings {
  const text = deviceStore.read(KEPT);
  if (text === null) return DEFAULT_SETTINGS;
  try {
    // Written by an older portal, it may lack a setting; it never has one of another kind.
    return { ...DEFAULT_SETTINGS, ...(JSON.parse(text) as Partial<Settings>) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

const useRead = settings.read.query({
  revalidateOnFocus: false,
  onSuccess: (read) => deviceStore.write(KEPT, JSON.stringify(read)),
});

/** The organisation's name, logo and contacts, as set in the panel; never missing. */
export const useSettings = (): Settings => useRead().data ?? lastSeen();

/** The pages of text as an editor wrote them in the panel. */
export const useDirectories = settings.directories.query();
export const useReferals = settings.referals.query();
