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
          <Card aria-labelledby="your-notifications">
            <CardTitle id="your-notifications">Choose your notifications</CardTitle>
            <p className="max-w-[65ch] text-ink-soft">
              The bell is at the top of every page. Emails go to your email address. Push
              notifications go to the devices you turn on below. Apart from messages, a topic can
              come by push only if it is also on in the bell. Changes are saved right away.
            </p>
            <TopicChoices choices={data} onChange={(choose) => void save(choose)} />
            <p className="mt-3 max-w-[65ch] text-s text-ink-soft">
              Emails you ask for, such as a password reset link, are always sent.
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
