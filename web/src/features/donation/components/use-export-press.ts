import { AbortedError, messageOf } from '@/lib/api-error';
import { toast } from '@/ui/toast';
import { useDonationsExport } from '../api/use-donations-export';
import { donations } from '../model/donation-words';
import type { DonationsQuery } from '../model/donations-query';

/** Exporting the list as it is filtered, with a word about how it went. */
export function useExportPress(query: DonationsQuery) {
  const { progress, run, cancel } = useDonationsExport();
  const press = async () => {
    try {
      toast.success(`${donations(await run(query))} exported`);
    } catch (error) {
      if (error instanceof AbortedError) return;
      toast.error(messageOf(error, 'Failed to export the list'));
    }
  };
  return { progress, press, cancel };
}
