import { VERSION_HEADER, versionIn } from '@hearthside/contract/portal-version';
import { useSyncExternalStore } from 'react';
import { tabStore } from './drafts/storage';

/** The latest versions for which this tab was reloaded. */
const LOADED = 'hearthside.loaded-for';
const LOADED_MAX = 5;
const loadedFor = () => tabStore.read(LOADED)?.split(' ') ?? [];

/** The server's version, if this page has another one. */
let newer: string | undefined;
const listeners = new Set<() => void>();

/** The version that this page runs; none in development. */
const own = () => versionIn([...document.scripts].map(({ src }) => src).join(' '));

/**
 * Notices from an answer of the API that the server has another version. One for which this tab was already reloaded is
 * ignored: behind a proxy with servers of two versions, every page would be reloaded again and again.
 */
export function noteVersion({ headers }: Pick<Response, 'headers'>) {
  const served = headers.get(VERSION_HEADER);
  if (!served || served === newer || typeof document === 'undefined') return;
  const running = own();
  if (!running || running === served || loadedFor().includes(served)) return;
  newer = served;
  listeners.forEach((listener) => listener());
}

/** Call this before the page is reloaded because of a new version. */
export function willLoadVersion() {
  if (newer) tabStore.write(LOADED, [...loadedFor(), newer].slice(-LOADED_MAX).join(' '));
}

/** Reloads this page in the new version. */
export function loadNewVersion() {
  willLoadVersion();
  window.location.reload();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the server has another version of the portal than this page. */
export const useNewVersion = () => useSyncExternalStore(subscribe, () => newer !== undefined);

/** For tests: as if the page had just been loaded. */
export function clearVersion() {
  newer = undefined;
}
