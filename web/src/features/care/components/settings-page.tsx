import { mailHour, type CareSettings } from '@hearthside/contract/care/shapes';
import { carePages } from '@hearthside/contract/care/pages';
import { shownZone } from '@hearthside/contract/shown-date';
import { zodResolver } from '@hookform/resolvers/zod';
import { Copy, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { viewOf } from '@/lib/api/view-of';
import { submitting } from '@/lib/form-submit';
import { usePage } from '@/lib/page';
import { useForm } from '@/lib/use-form';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { BackLink } from '@/ui/page-header';
import { SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useCareSettings, useNewFeedKey, useSaveCareSettings } from '../api/care';

/** When the morning email comes, and the calendar feed. */
export function CareSettingsPage() {
  usePage('Care settings');
  const settings = useCareSettings();
  return (
    <>
      <div className="-mt-2 mb-2">
        <BackLink to={carePages.list} label="Back to the calendar" />
      </div>
      <AsyncView
        {...viewOf(settings)}
        skeleton={
          <Card>
            <SkeletonText lines={6} label="Loading your settings..." />
          </Card>
        }
      >
        {(found) => (
          <div className="grid max-w-2xl gap-4">
            <MorningEmail settings={found} />
            <CalendarFeed url={found.feedUrl} />
          </div>
        )}
      </AsyncView>
    </>
  );
}

function MorningEmail({ settings }: { settings: CareSettings }) {
  const { mailOn, mailAt, zone } = settings;
  const { trigger: save } = useSaveCareSettings();
  const form = useForm({
    resolver: zodResolver(mailHour),
    defaultValues: { mailOn, mailAt },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(
    form,
    async (typed) => {
      await save(typed);
      toast.success('Settings saved');
    },
    'Failed to save the settings',
  );
  return (
    <Card>
      <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <CardTitle>Morning email</CardTitle>
        {errors.root && (
          <Notice tone="bad" live>
            {errors.root.message}
          </Notice>
        )}
        <Checkbox
          label="Email me what is due"
          hint="One email a day with what’s due today and what was missed yesterday. If there’s nothing, we don’t send one."
          {...form.register('mailOn')}
        />
        <Field label="At" hint={`Time zone: ${shownZone(zone)}.`} error={errors.mailAt?.message}>
          <TextInput type="time" className="w-40" {...form.register('mailAt')} />
        </Field>
        <div>
          <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}

function CalendarFeed({ url }: { url: string | null }) {
  const { trigger: renew, isMutating } = useNewFeedKey();
  const input = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast.success('Link copied');
    } catch {
      // Without permission for the clipboard, selecting the text makes copying a single shortcut.
      input.current?.select();
      toast.error(
        'Your browser didn’t let us copy. The link is selected, so you can copy it yourself.',
      );
    }
  };
  const begin = () =>
    renew().catch((error: unknown) => {
      toast.error(messageOf(error, 'The link could not be created.'));
    });
  return (
    <Card>
      <CardTitle>Tasks in your calendar</CardTitle>
      <p className="mb-3 text-ink-soft">
        Add your link to the calendar on your phone or computer. Care tasks then show up there
        automatically.
      </p>
      {url === null ? (
        <Button busy={isMutating} onClick={() => void begin()}>
          Create my calendar link
        </Button>
      ) : (
        <div className="grid gap-3">
          <Field
            label="Your calendar link"
            hint="Keep this link private. Anyone who has it can see what’s due without signing in. It stops working when you change your password."
          >
            <TextInput
              ref={input}
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
              Copy
            </Button>
            <Button
              variant="quiet"
              icon={<RefreshCw size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setAsks(true)}
            >
              Replace
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Replace your calendar link?"
        message="The link you have now stops working. Calendars that use it need the new one."
        confirmLabel="Replace"
        busyLabel="Replacing..."
        onConfirm={async () => {
          await renew();
          toast.success('Your calendar has a new link');
        }}
        errorText={(error) => messageOf(error, 'The link could not be replaced.')}
      />
    </Card>
  );
}
