import { donationEndpoints } from '@hearthside/contract/donation-endpoints';
import { useCallback } from 'react';
import { useExport } from '@/lib/files/use-export';
import type { DonationsQuery } from '../model/donations-query';
import { exportName } from '../model/export-name';

/** Saves all donations the list's filters let through, on every page, as a file. */
export function useDonationsExport() {
  const { progress, run: save, cancel } = useExport(donationEndpoints.exportList);
  const run = useCallback(
    ({ search, status, sortBy, sortOrder }: DonationsQuery) =>
      save({ search, status, sortBy, sortOrder }, exportName(new Date())),
    [save],
  );
  return { progress, run, cancel };
}
