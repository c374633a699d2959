import { donationEndpoints } from '@hearthside/contract/donation/endpoints';
import { useCallback } from 'react';
import { resource } from '@/lib/api/resource';
import { exportName } from '@/lib/files/download-save';
import { useExport } from '@/lib/files/use-export';
import type { DonationsQuery } from '../model/donations-query';

export const donations = resource('donation', donationEndpoints);

export const useDonations = donations.list.query();

/** One donation with the changes of its status. */
export const useDonation = donations.detail.query();

/** What was given in a year, by default the current one. */
export const useTotals = donations.totals.query({
  // The year before stays while the next is on its way.
  keepPreviousData: true,
});

/** How the portal stands with the donation service. */
export const useDonationService = donations.service.query();

/** One's own statement of a year. */
export const useOwnStatement = donations.ownStatement.query();

/** The statement of a gift's donor for a year. */
export const useDonorStatement = donations.statement.query();

/** Saves all donations the list's filters let through, on every page, as a file. */
export function useDonationsExport() {
  const { progress, run: save, cancel } = useExport(donationEndpoints.exportList);
  const run = useCallback(
    ({ search, status, sortBy, sortOrder }: DonationsQuery) =>
      save({ search, status, sortBy, sortOrder }, exportName('donations', new Date())),
    [save],
  );
  return { progress, run, cancel };
}

const SERVICE = () => donations.service.key({});

/** Puts a message of the donation service that can't be used aside, or back. */
export const useDismissWebhookEvent = donations.putNewsAside.mutation({ answers: SERVICE });

/** Asks the donation service for recent transactions now. */
export const useReconcile = donations.reconcile.mutation({
  answers: SERVICE,
  invalidates: ['donation', 'membership'],
  // Some may have been mended before it failed.
  invalidatesOnError: ['donation', 'membership'],
});

// Memberships follow the gifts that count.
const STALE = ['donation', 'membership', 'history', 'member'];

/** Records a gift that came by check, cash or transfer; the same key twice records one. */
export const useRecordGift = donations.create.mutation({
  invalidates: STALE,
  // It may have been recorded before the answer got lost.
  invalidatesOnError: STALE,
});

const staleIfRecorded = ({ record }: { record: boolean }) => (record ? STALE : []);

/** Checks a list of gifts line by line, and with `record` records those that are good and new. */
export const useImportGifts = donations.importList.mutation({
  invalidates: staleIfRecorded,
  // They may have been recorded before the answer got lost.
  invalidatesOnError: staleIfRecorded,
});

const change = {
  answers: ({ id }: { id: number }) => donations.detail.key({ id }),
  invalidates: STALE,
  // A refusal says something new too: somebody else may have been quicker.
  invalidatesOnError: STALE,
};

/** Says whose a donation is and what for. */
export const useNameDonor = donations.nameDonor.mutation(change);

/** Gives a donation another status. */
export const useSetStatus = donations.setStatus.mutation(change);
