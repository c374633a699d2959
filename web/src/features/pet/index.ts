import { latePart } from '@/ui/late-part';

export { KeepSheets } from './device/components/keep-sheets';

export { StoredSheetPage } from './device/components/stored-sheet-page';

/** Fetches the code that shows the sheets on this device, so that it is there without a connection. */
export const loadStoredSheets = () =>
  Promise.all([
    import('./device/components/stored-sheet'),
    import('./device/components/stored-sheet-list'),
    import('./device/api/kept-sheets'),
    import('./emergency/components/emergency-page'),
    import('idb'),
  ]);

/** A list of the emergency sheets on this device, for pages that are there without a connection. */
export const useStoredSheetList = latePart(
  async () => (await import('./device/components/stored-sheet-list')).StoredSheetList,
);
