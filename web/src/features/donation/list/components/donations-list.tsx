import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { DIALOG_STEP } from '@/lib/dialog-steps';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { Button } from '@/ui/button';
import { ExportProgress } from '@/ui/lists/export-progress';
import { SearchedList } from '@/ui/lists/searched-list';
import { Select } from '@/ui/fields/select';
import { SkeletonTable } from '@/ui/skeleton';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useDonations, useDonationsExport } from '../../api/donations';
import { donations } from '../../model/donation-words';
import {
  donationsQuery,
  ofStatus,
  SORT_OPTIONS,
  sortedAs,
  sortOf,
  STATUS_OPTIONS,
  type DonationsQuery,
} from '../../model/donations-query';
import { withoutRepeat } from '../../model/failure-words';
import { DonationDialog } from './donation-dialog';
import { DonationFilters } from './donation-filters';
import { DonationsTable } from './donations-table';
import { NoDonations } from './no-donations';
import { ServiceTrouble } from '../../service/components/service-trouble';

/** Exports the filtered list, and reports the result. */
function useExportPress(query: DonationsQuery) {
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

export interface DonationsListProps {
  onRecord: () => void;
}

/** All donations, ten per page (part 2 §2). */
export function DonationsList({ onRecord }: DonationsListProps) {
  const [query, change] = useQueryState(donationsQuery);
  const { donationId, ...asked } = query;
  const list = useSearchedList(query, change, useDonations(asked));
  const exporting = useExportPress(query);
  const exportButton = useRef<HTMLButtonElement>(null);
  const nothing = <NoDonations query={query} onReset={change} onRecord={onRecord} />;
  return (
    <>
      <ServiceTrouble />
      {exporting.progress && (
        <ExportProgress
          progress={exporting.progress}
          onCancel={() => {
            // The pressed button disappears with the progress bar, so the focus goes back to where the export began.
            exportButton.current?.focus();
            exporting.cancel();
          }}
        />
      )}
      <SearchedList
        list={{
          ...list,
          view: { ...list.view, errorMessage: withoutRepeat(DONATION_TEXTS.fetchFailed) },
        }}
        name="donations"
        frame="md"
        placeholder="Search donors or transactions..."
        count={donations}
        errorTitle={DONATION_TEXTS.fetchFailed}
        filters={
          <>
            <Select
              aria-label="Status"
              options={STATUS_OPTIONS}
              value={query.status ?? ''}
              onChange={({ target }) => change(ofStatus(target.value), { replace: true })}
              className="sm:w-40"
            />
            <Select
              aria-label="Sort by"
              options={SORT_OPTIONS}
              value={sortOf(query)}
              onChange={({ target }) => change(sortedAs(target.value), { replace: true })}
              className="sm:w-52"
            />
            <DonationFilters query={query} onChange={(patch) => change(patch, { replace: true })} />
          </>
        }
        actions={
          <Button
            ref={exportButton}
            variant="quiet"
            icon={<Download size={18} aria-hidden />}
            disabled={!list.total}
            busy={exporting.progress !== undefined}
            onClick={() => void exporting.press()}
          >
            Export
          </Button>
        }
        skeleton={<SkeletonTable rows={10} columns={6} label="Loading donations..." />}
        noMatch={nothing}
        empty={nothing}
      >
        {(page) => (
          <DonationsTable
            donations={page.donations}
            busy={list.busy}
            onOpen={({ id }) => change({ donationId: id }, DIALOG_STEP)}
            onChanged={list.keepFocus}
          />
        )}
      </SearchedList>
      <DonationDialog
        donationId={donationId}
        onClose={() => {
          change({ donationId: undefined }, DIALOG_STEP);
          list.keepFocus();
        }}
      />
    </>
  );
}
