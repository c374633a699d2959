import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card, CardTitle } from '@/ui/card';
import { SkeletonText } from '@/ui/skeleton';
import { useChoices, useSaveChoices } from '../api/use-choices';
import { PushCard } from './push-card';
import { QuietHours } from './quiet-hours';
import { ReadingChoices } from './reading-choices';
import { TopicChoices } from './topic-choices';

/** What the member is notified of, in which way, and when not. */
export function ChoicesPage() {
  const choices = useChoices();
  const save = useSaveChoices();
  return (
    <AsyncView
      {...viewOf(choices)}
      skeleton={<SkeletonText lines={8} label="Loading your choices..." />}
      errorTitle="Failed to load your choices"
    >
      {(data) => (
        <div className="grid gap-4">
          <Card aria-labelledby="what-you-are-told">
            <CardTitle id="what-you-are-told">What you are told</CardTitle>
            <p className="max-w-[65ch] text-ink-soft">
              The bell is at the top of every page. Mails go to your email address, push
              notifications to the devices you choose below. A choice holds at once.
            </p>
            <TopicChoices choices={data} onChange={(choose) => void save(choose)} />
            <p className="mt-3 max-w-[65ch] text-s text-ink-soft">
              Mails you ask for yourself, such as a link for a new password, always come.
            </p>
          </Card>
          <Card aria-labelledby="on-this-device">
            <CardTitle id="on-this-device">On this device</CardTitle>
            <PushCard choices={data} onChange={(choose) => void save(choose)} />
          </Card>
          <Card aria-labelledby="new-to-read">
            <CardTitle id="new-to-read">New to read</CardTitle>
            <ReadingChoices choices={data} onChange={(choose) => void save(choose)} />
          </Card>
          <Card aria-labelledby="quiet-hours">
            <CardTitle id="quiet-hours">Quiet hours</CardTitle>
            <QuietHours choices={data} onSave={save} />
          </Card>
        </div>
      )}
    </AsyncView>
  );
}
