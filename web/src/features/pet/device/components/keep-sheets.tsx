import { useMe } from '@/features/session';
import { latePart } from '@/ui/late-part';
import { useSheetChoice } from '../model/sheet-choice';

const useSheetSync = latePart(async () => (await import('../api/kept-sheets')).SheetSync);

/** Part of the shell: its code is fetched only where a member has allowed that emergency sheets are kept. */
export function KeepSheets() {
  return useSheetChoice(useMe().id) === 'yes' ? <Late /> : null;
}

function Late() {
  const { data: Sync } = useSheetSync();
  return Sync ? <Sync /> : null;
}
