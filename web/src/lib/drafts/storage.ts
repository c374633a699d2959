/**
 * One interface to the two browser storages that never throws. In private windows and on full disks, nothing is
 * stored.
 */
export interface Store {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

function fearless(storage: () => Storage): Store {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Stored on this device, shared by all tabs. */
export const deviceStore = fearless(() => window.localStorage);
/** Stored for this tab, survives reloads. */
export const tabStore = fearless(() => window.sessionStorage);
