import { useCallback, useSyncExternalStore } from 'react';
import { desktopMemory } from '../../desktop/model/desktop-memory';
import { desktopPermission } from '../../desktop/model/desktop-host';
import type { DesktopPermission } from '../../desktop/model/desktop-rules';

/** This device's choice about desktop notifications, kept up to date, and functions to change it. */
export function useDesktopChoice() {
  const choice = useSyncExternalStore(desktopMemory.subscribe, desktopMemory.choice);
  const hasMissed = useSyncExternalStore(desktopMemory.subscribe, desktopMemory.hasMissed);
  const permission = useSyncExternalStore(subscribePermission, desktopPermission);

  /** Turns it on, and asks the browser if needed. Resolves to the browser's answer. */
  const turnOn = useCallback(async (): Promise<DesktopPermission> => {
    const said =
      desktopPermission() === 'default'
        ? await Notification.requestPermission()
        : desktopPermission();
    desktopMemory.choose(said === 'granted' ? 'on' : 'off');
    return said;
  }, []);
  const turnOff = useCallback(() => desktopMemory.choose('off'), []);
  return { choice, hasMissed, permission, turnOn, turnOff };
}

/** The permission can change in the browser's own settings. After that, the page gets the focus again. */
function subscribePermission(listener: () => void) {
  const leave = desktopMemory.subscribe(listener);
  window.addEventListener('focus', listener);
  return () => {
    leave();
    window.removeEventListener('focus', listener);
  };
}
