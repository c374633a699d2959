import { DONATION_LIMITS } from '@hearthside/contract/donation/fields';
import { useMemo } from 'react';
import { CsvListFooter, CsvListText, useCsvListSteps } from '@/features/csv-list';
import { useMe } from '@/features/session';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
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
import { GiftLines } from './gift-lines';
import { GiftListHeadings } from './gift-list-headings';

export interface GiftListDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Records the gifts of a list: written or chosen, looked through line by line, then recorded. */
export function GiftListDialog({ open, onClose }: GiftListDialogProps) {
  const steps = useGiftList(open);
  const { step, typed, wrong, busy } = steps;
  const lines = step.name === 'write' ? [] : step.found.lines;
  const ready = lines.filter(isNew).length;
  const close = () => {
    steps.settle();
    onClose();
  };
  const cancel = () => {
    steps.discard(typed);
    close();
  };
  return (
    <Dialog
      open={open || steps.again}
      onClose={close}
      dismissable={!busy}
      size="xl"
      title="Import a list of gifts"
      footer={
        <CsvListFooter
          at={step.name}
          steps={steps}
          ready={ready}
          faulty={lines.filter(isFaulty).length}
          doing={{ label: `Record ${gifts(ready)}`, busyLabel: 'Recording...' }}
          onCancel={cancel}
          onClose={close}
        />
      }
    >
      {wrong.root && (
        <Notice tone="bad" live className="mb-4">
          {wrong.root}
        </Notice>
      )}
      {step.name === 'write' && (
        <CsvListText
          csv={typed.csv}
          error={wrong.list}
          back={step.back}
          onChange={(csv) => steps.type({ csv })}
          maxLength={DONATION_LIMITS.csv}
          sample={{ name: 'gifts-to-record.csv', csv: SAMPLE_LIST }}
          headings={<GiftListHeadings />}
        />
      )}
      {step.name === 'checked' && (
        <GiftLines key="checked" summary={readySummary(lines)} lines={lines} />
      )}
      {step.name === 'done' && (
        <GiftLines key="done" summary={recordedSummary(lines)} lines={lines} />
      )}
    </Dialog>
  );
}

/** A list of gifts on its way from a text to donations. */
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
    again: ' Please try again: no gift is recorded twice.',
  });
}
