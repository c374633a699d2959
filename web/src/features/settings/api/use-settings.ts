import { DEFAULT_SETTINGS, type Settings } from '@hearthside/contract/settings';
import useSWR from 'swr';
import { deviceStore } from '@/lib/drafts/storage';
import { settingsKeys } from './keys';
import { settingsApi } from './settings-api';

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

/** The organisation's name, logo and contacts, as set in the panel; never missing. */
export function useSettings(): Settings {
  const { data } = useSWR(settingsKeys.read, () => settingsApi.read(), {
    revalidateOnFocus: false,
    onSuccess: (read) => deviceStore.write(KEPT, JSON.stringify(read)),
  });
  return data ?? lastSeen();
}
