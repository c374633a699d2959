import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { readySummary, recordedSummary } from '../model/gift-list';
import { GiftLines } from './gift-lines';
import { GiftListFooter } from './gift-list-footer';
import { GiftListText } from './gift-list-text';
import { useGiftListSteps } from './use-gift-list-steps';

export interface GiftListDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Records the gifts of a list: written or chosen, looked through line by line, then recorded. */
export function GiftListDialog({ open, onClose }: GiftListDialogProps) {
  const steps = useGiftListSteps(open);
  const { step, typed, wrong, busy } = steps;
  const close = () => {
    steps.settle();
    onClose();
  };
  return (
    <Dialog
      open={open || steps.again}
      onClose={close}
      dismissable={!busy}
      size="xl"
      title="Import a list of gifts"
      footer={<GiftListFooter steps={steps} onClose={close} />}
    >
      {wrong.root && (
        <Notice tone="bad" live className="mb-4">
          {wrong.root}
        </Notice>
      )}
      {step.name === 'write' && (
        <GiftListText csv={typed.csv} error={wrong.list} back={step.back} onChange={steps.type} />
      )}
      {step.name === 'checked' && (
        <GiftLines key="checked" summary={readySummary(step.lines)} lines={step.lines} />
      )}
      {step.name === 'recorded' && (
        <GiftLines key="recorded" summary={recordedSummary(step.lines)} lines={step.lines} />
      )}
    </Dialog>
  );
}
