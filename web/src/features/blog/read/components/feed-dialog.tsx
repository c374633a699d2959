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
      title="Feed address"
      description="Put this address into a feed reader, and new blogs arrive there by themselves."
      footer={
        <>
          <Button
            variant="quiet"
            icon={<RefreshCw size={18} aria-hidden />}
            disabled={address.data === undefined}
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
        errorTitle="Your feed address could not be loaded"
        skeleton={<SkeletonText lines={3} label="Loading your feed address..." />}
      >
        {({ url }) => <Address key={url} url={url} />}
      </AsyncView>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Make a new address?"
        message="The address you have now stops working. Feed readers that use it need the new one."
        confirmLabel="Make a new address"
        busyLabel="Making..."
        onConfirm={async () => {
          await renew();
          toast.success('Your feed has a new address');
        }}
        errorText={(error) => messageOf(error, 'The address could not be changed.')}
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
      toast.error('Your browser did not let us copy. The address is selected: copy it from there.');
    }
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Your address"
        hint="It is yours alone and needs no sign-in: whoever has it can read the titles and beginnings of the newest blogs. It ends when you change your password."
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
