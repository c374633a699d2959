import {
  DEFAULT_SETTINGS,
  settingsEndpoints,
  type Settings,
} from '@hearthside/contract/settings/endpoints';
import { useSyncExternalStore } from 'react';
import { client } from '@/lib/api/api-client';
import { deviceStore } from '@/lib/drafts/storage';

const api = client({ read: settingsEndpoints.read });

const KEPT = 'hearthside.settings';
/** A failed read is tried again so many times, after so many milliseconds. */
const TRIES = 5;
const AGAIN_MS = 4000;
const FRESH_MS = 60_000;

const listeners = new Set<() => void>();
let settings: Settings | undefined;
let readAt = -Infinity;

let kept: { text: string; settings: Settings } | undefined;

/** The settings that this device last received, so that the organization's name is shown at once. */
function lastSeen(): Settings {
  const text = deviceStore.read(KEPT);
  if (text === null) return DEFAULT_SETTINGS;
  if (kept?.text !== text) kept = { text, settings: parsed(text) };
  return kept.settings;
}

function parsed(text: string): Settings {
  try {
    // If an older portal stored it, a setting may be missing, but none has another type.
    return { ...DEFAULT_SETTINGS, ...(JSON.parse(text) as Partial<Settings>) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

async function readSettings(tries = TRIES): Promise<void> {
  readAt = Date.now();
  let read: Settings;
  try {
    read = await api.read();
  } catch {
    if (tries > 1 && listeners.size > 0) setTimeout(() => void readSettings(tries - 1), AGAIN_MS);
    return;
  }
  deviceStore.write(KEPT, JSON.stringify(read));
  // An answer that comes after the last page that shows settings has closed is only kept on the device.
  if (listeners.size > 0) settings = read;
  for (const listener of listeners) listener();
}

/** Reads the settings again, unless that was done a moment ago. Those there are stay where it fails. */
export function refreshSettings(): void {
  if (Date.now() - readAt > FRESH_MS) void readSettings();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) void readSettings();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) settings = undefined;
  };
}

const shown = () => settings ?? lastSeen();

/**
 * The organization's name, logo and contacts, as set in the panel; never missing. They stand outside the data cache,
 * so that the pages of visitors do without its code.
 */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, shown);
