import { FormProvider } from 'react-hook-form';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { Notice } from '@/ui/notice';
import { AlikeLink } from './alike';
import { GiftFields } from './gift-fields';
import { useGiftForm } from './use-gift-form';

export interface GiftDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Records a gift that came by check, cash or transfer. What was typed is kept, even if it is closed by accident. */
export function GiftDialog({ open, onClose }: GiftDialogProps) {
  const { form, alike, submit, again, close, discard } = useGiftForm(open, onClose);
  return (
    <FormDialog
      form={form}
      discard={discard}
      submit={submit}
      open={open || again}
      onClose={close}
      title="Record a gift"
      description="For cash, checks and transfers. It counts as completed."
      submitLabel={alike ? 'Record another one' : 'Record the gift'}
      busyLabel="Recording..."
    >
      <FormProvider {...form}>
        <GiftFields form={form} />
      </FormProvider>
      {alike && (
        <Notice tone="warn" live intoView>
          {alike.message} <AlikeLink id={alike.id} />
        </Notice>
      )}
    </FormDialog>
  );
}
