import { Check, Copy, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { SkeletonText } from '@/ui/skeleton';
import { TextInput } from '@/ui/fields/text-input';
import { toast } from '@/ui/toast/toast';
import { useFeedAddress, useNewFeedAddress } from '../../api/blogs';

/** The member's own feed address: to copy, or to replace if somebody else has got hold of it. */
export function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const address = useFeedAddress(open ? {} : null);
  const { trigger: renew } = useNewFeedAddress();
  const [asks, setAsks] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="RSS feed"
      description="Add this address to a feed reader to get new blogs there automatically."
      footer={
        <>
          <Button
            variant="quiet"
            icon={<RefreshCw size={18} aria-hidden />}
            disabled={address.data === undefined}
            aria-haspopup="dialog"
            onClick={() => setAsks(true)}
          >
            New address
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <AsyncView
        {...viewOf(address)}
        errorTitle="We couldn’t load your RSS feed"
        skeleton={<SkeletonText lines={3} label="Loading your RSS feed..." />}
      >
        {({ url }) => <Address key={url} url={url} />}
      </AsyncView>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Replace your RSS address?"
        message="Your current address will stop working. Feed readers that use it need the new one."
        confirmLabel="Replace"
        busyLabel="Replacing..."
        onConfirm={async () => {
          await renew();
          toast.success('Your RSS feed has a new address');
        }}
        errorText={(error) => messageOf(error, 'The address could not be replaced.')}
      />
    </Dialog>
  );
}

function Address({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without permission for the clipboard, selecting the text makes copying a single shortcut.
      input.current?.select();
      toast.error(
        'Your browser didn’t let us copy. The address is selected, so you can copy it yourself.',
      );
    }
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Your address"
        hint="It’s yours alone and needs no sign-in: anyone who has it can read the titles and first lines of the newest blogs. It stops working when you change your password."
      >
        <TextInput
          ref={input}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <p aria-live="polite" className="sr-only">
        {copied && 'The address is copied.'}
      </p>
    </div>
  );
}
