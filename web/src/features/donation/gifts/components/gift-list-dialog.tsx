import { DONATION_LIMITS } from '@hearthside/contract/donation/fields';
import { useMemo } from 'react';
import { CsvListDialog } from '@/kit/csv-list/csv-list-dialog';
import { CsvListLines } from '@/kit/csv-list/csv-list-lines';
import { useCsvListSteps } from '@/kit/csv-list/use-csv-list-steps';
import { useMe } from '@/features/session';
import { useImportGifts } from '../../api/donations';
import { gifts } from '../../model/donation-words';
import {
  EMPTY_GIFTS,
  giftListDraft,
  isFaulty,
  isNew,
  listProblem,
  readySummary,
  recordedSummary,
  SAMPLE_LIST,
  type TypedGifts,
} from '../../model/gift-list';
import { GIFT_LINE_COLUMNS } from './gift-lines';
import { GiftListHeadings } from './gift-list-headings';

export interface GiftListDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Records the gifts of a list. The list is typed or chosen as a file, checked line by line, and then recorded. */
export function GiftListDialog({ open, onClose }: GiftListDialogProps) {
  const steps = useGiftList(open);
  const { step } = steps;
  const lines = step.name === 'write' ? [] : step.found.lines;
  const ready = lines.filter(isNew).length;
  return (
    <CsvListDialog
      open={open}
      onClose={onClose}
      title="Import a list of gifts"
      steps={steps}
      ready={ready}
      faulty={lines.filter(isFaulty).length}
      doing={{ label: `Record ${gifts(ready)}`, busyLabel: 'Recording...' }}
      text={{
        maxLength: DONATION_LIMITS.csv,
        sample: { name: 'gifts-to-record.csv', csv: SAMPLE_LIST },
        headings: <GiftListHeadings />,
      }}
    >
      {(at, found) => (
        <CsvListLines
          key={at}
          summary={at === 'checked' ? readySummary(found.lines) : recordedSummary(found.lines)}
          lines={found.lines}
          isFaulty={isFaulty}
          onlyFaulty="Only lines that need attention"
          columns={GIFT_LINE_COLUMNS}
        />
      )}
    </CsvListDialog>
  );
}

/** The steps of a list of gifts, from its text to donations. */
function useGiftList(open: boolean) {
  const me = useMe();
  const kept = useMemo(() => giftListDraft(me.id), [me.id]);
  const { trigger } = useImportGifts();
  return useCsvListSteps({
    open,
    kept,
    empty: EMPTY_GIFTS,
    problem: listProblem,
    isFaulty,
    nothingIn: 'There is no gift in this list yet.',
    ask: (typed: TypedGifts, record: boolean) => trigger({ ...typed, record }),
    again: ' Please try again. No gift will be recorded twice.',
  });
}
