import * as fakeDatabase from 'fake-indexeddb';
import { vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, openPortal, type Asked } from '@/testing/portal';
import { testSheet } from '../model/test-sheet';

/** A server with these sheets. A test changes or empties them. */
export const serverOfSheets = {
  sheets: [testSheet()],
  serve: ({ call }: Asked) =>
    call === 'GET /api/pet-records/emergency-sheets'
      ? answer({ sheets: serverOfSheets.sheets, total: serverOfSheets.sheets.length })
      : undefined,
};

/** A new database of the browser. `vi.unstubAllGlobals` removes it, for tests that have none. */
export function stubDatabase(): void {
  for (const [name, part] of Object.entries(fakeDatabase))
    if (name.startsWith('IDB')) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
}

/** Opens the portal for a pet owner in a browser that can keep emergency sheets, and has none. */
export function openDevice(): void {
  localStorage.clear();
  stubDatabase();
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  serverOfSheets.sheets = [testSheet()];
  openPortal(serverOfSheets.serve, rosa);
}

/** Leaves a browser without a service worker and with nothing stored, as the other tests have it. */
export function closeDevice(): void {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
