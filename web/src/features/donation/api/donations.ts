import { donationEndpoints } from '@hearthside/contract/donation/endpoints';
import { useCallback } from 'react';
import { resource } from '@/lib/api/resource';
import { exportName } from '@/lib/files/download-save';
import { useExport } from '@/lib/files/use-export';
import type { DonationsQuery } from '../model/donations-query';

export const donations = resource('donation', donationEndpoints);

export const useDonations = donations.list.query();

/** One donation with the history of its status. */
export const useDonation = donations.detail.query();

/** The totals of a year, by default the current one. */
export const useTotals = donations.totals.query({
  // The previous year stays while the next one is loading.
  keepPreviousData: true,
});

/** The state of the connection to the donation service. */
export const useDonationService = donations.service.query();

/** The member's own statement for a year. */
export const useOwnStatement = donations.ownStatement.query();

/** The statement for a gift's donor for a year. */
export const useDonorStatement = donations.statement.query();

/** Saves all donations that match the list's filters, from every page, as a file. */
export function useDonationsExport() {
  const { progress, run: save, cancel } = useExport(donationEndpoints.exportList);
  const run = useCallback(
    ({ page: _page, donationId: _id, ...asked }: DonationsQuery) =>
      save(asked, exportName('donations', new Date())),
    [save],
  );
  return { progress, run, cancel };
}

const SERVICE = () => donations.service.key({});

/** Dismisses an unusable webhook event of the donation service, or undoes that. */
export const useDismissWebhookEvent = donations.putNewsAside.mutation({ answers: SERVICE });

/** Asks the donation service for recent transactions now. */
export const useReconcile = donations.reconcile.mutation({
  answers: SERVICE,
  invalidates: ['donation', 'membership'],
  // Some may have been repaired before it failed.
  invalidatesOnError: ['donation', 'membership'],
});

// Memberships depend on the completed gifts.
const STALE = ['donation', 'membership', 'history', 'member'];

/** Records a gift that came by check, cash or transfer. The same idempotency key twice records one. */
export const useRecordGift = donations.create.mutation({
  invalidates: STALE,
  // It may have been recorded before the answer got lost.
  invalidatesOnError: STALE,
});

const staleIfRecorded = ({ record }: { record: boolean }) => (record ? STALE : []);

/** Checks a list of gifts line by line, and with `record` records those that are valid and new. */
export const useImportGifts = donations.importList.mutation({
  invalidates: staleIfRecorded,
  // They may have been recorded before the answer got lost.
  invalidatesOnError: staleIfRecorded,
});

const change = {
  answers: ({ id }: { id: number }) => donations.detail.key({ id }),
  invalidates: STALE,
  // A refusal can bring something new too: somebody else may have been faster.
  invalidatesOnError: STALE,
};

/** Corrects what was typed of a gift. */
export const useCorrectGift = donations.correct.mutation(change);

/** Records a refund of a gift. */
export const useRefund = donations.refund.mutation(change);

/** Removes a refund that was recorded by mistake. */
export const useRemoveRefund = donations.removeRefund.mutation(change);

/** Sets a donation's member and campaign. */
export const useNameDonor = donations.nameDonor.mutation(change);

/** Changes a donation's status. */
export const useSetStatus = donations.setStatus.mutation(change);
