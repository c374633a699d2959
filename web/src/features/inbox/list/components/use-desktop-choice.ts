import { useCallback, useSyncExternalStore } from 'react';
import { desktopMemory } from '../../model/desktop-memory';
import { desktopPermission } from '../../model/desktop-host';
import type { DesktopPermission } from '../../model/desktop-rules';

/** What this device shows of new messages, kept up to date, and changing it. */
export function useDesktopChoice() {
  const choice = useSyncExternalStore(desktopMemory.subscribe, desktopMemory.choice);
  const hasMissed = useSyncExternalStore(desktopMemory.subscribe, desktopMemory.hasMissed);
  const permission = useSyncExternalStore(subscribePermission, desktopPermission);

  /** Turns it on, asking the browser where it has to be asked; answers with what the browser said. */
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

/** The permission can change in the browser's own settings; who comes back from there has the page in focus. */
function subscribePermission(listener: () => void) {
  const leave = desktopMemory.subscribe(listener);
  window.addEventListener('focus', listener);
  return () => {
    leave();
    window.removeEventListener('focus', listener);
  };
}
