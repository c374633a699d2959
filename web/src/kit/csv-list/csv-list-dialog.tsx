import type { ReactNode } from 'react';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { CsvListFooter, type CsvListFooterProps } from './csv-list-footer';
import { CsvListText, type CsvListTextProps } from './csv-list-text';
import type { Found, useCsvListSteps } from './use-csv-list-steps';

export interface CsvListDialogProps<
  Typed extends { csv: string },
  Answer extends Found,
> extends Pick<CsvListFooterProps, 'ready' | 'faulty' | 'doing'> {
  open: boolean;
  onClose: () => void;
  title: string;
  steps: ReturnType<typeof useCsvListSteps<Typed, Answer>>;
  /** Props for the step in which the list is written. */
  text: Omit<CsvListTextProps, 'csv' | 'error' | 'back' | 'onChange'>;
  /** The lines, after the check and after the list was processed. */
  children: (step: 'checked' | 'done', found: Answer) => ReactNode;
}

/**
 * Does something with each line of a list. The list is typed or chosen as a file, checked line by line, and then
 * processed.
 */
export function CsvListDialog<Typed extends { csv: string }, Answer extends Found>(
  props: CsvListDialogProps<Typed, Answer>,
) {
  const { open, onClose, title, steps, ready, faulty, doing, text, children } = props;
  const { step, typed, wrong, busy } = steps;
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
      title={title}
      footer={
        <CsvListFooter
          at={step.name}
          steps={steps}
          ready={ready}
          faulty={faulty}
          doing={doing}
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
      {step.name === 'write' ? (
        <CsvListText
          {...text}
          csv={typed.csv}
          error={wrong.list}
          back={step.back}
          onChange={(csv) => steps.type({ csv } as Partial<Typed>)}
        />
      ) : (
        children(step.name, step.found)
      )}
    </Dialog>
  );
}
