import { donationPages } from '@hearthside/contract/donation/pages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { GiftFields } from './gift-fields';
import { useGiftForm } from './use-gift-form';

export interface GiftDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Records a gift that came by check, cash or transfer. What was typed is kept, even if it is closed by accident. */
export function GiftDialog({ open, onClose }: GiftDialogProps) {
  const { form, alike, submit, busy, again, close, cancel } = useGiftForm(open, onClose);
  const problem = form.formState.errors.root?.message;
  return (
    <Dialog
      open={open || again}
      onClose={close}
      dismissable={!busy}
      title="Record a gift"
      description="For cash, checks and transfers. It counts as completed."
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Recording...">
            {alike ? 'Record another one' : 'Record the gift'}
          </Button>
        </>
      }
    >
      <GiftFields form={form} />
      {alike && (
        <Notice tone="warn" live intoView className="mt-4">
          {alike.message}{' '}
          <a
            href={donationPages.detail(alike.id)}
            target="_blank"
            rel="noreferrer"
            className="rounded-s text-brand-strong underline underline-offset-3"
          >
            View gift<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" live intoView className="mt-4">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
