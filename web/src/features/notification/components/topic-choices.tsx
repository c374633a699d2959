import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { NOTIFICATION_TOPICS } from '@hearthside/contract/notification/topics';
import { useMe } from '@/features/session';
import { Switch } from '@/ui/fields/switch';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { Choosing } from '../api/use-choices';
import {
  canPush,
  choosable,
  isChosen,
  topicsFor,
  withChoice,
  type Way,
} from '../model/with-choice';

export interface TopicChoicesProps {
  choices: NotificationChoices;
  onChange: (choose: Choosing) => void;
}

const WAYS: Record<Way, string> = { bell: 'In the bell', mail: 'By email', push: 'By push' };

/** Each topic with a switch for each way that can be chosen. */
export function TopicChoices({ choices, onChange }: TopicChoicesProps) {
  const { role } = useMe();
  return (
    <ul className="mt-2 divide-y divide-line">
      {topicsFor(role === 'admin').map((topic) => {
        const { label, line } = NOTIFICATION_TOPICS[topic];
        return (
          <li
            key={topic}
            className="grid items-center gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <h3 className="font-body text-m font-semibold tracking-normal">{label}</h3>
              <p className="text-s text-ink-soft">{line}</p>
            </div>
            <div className="flex flex-wrap gap-x-8">
              {(Object.keys(WAYS) as Way[]).map((way) =>
                choosable(topic, way) ? (
                  <Switch
                    key={way}
                    className="min-w-38"
                    label={
                      <>
                        <VisuallyHidden>{label}:</VisuallyHidden> {WAYS[way]}
                      </>
                    }
                    checked={isChosen(choices, topic, way)}
                    disabled={way === 'push' && !canPush(choices, topic)}
                    onChange={(on) => onChange((shown) => withChoice(shown, topic, way, on))}
                  />
                ) : (
                  <Fixed key={way} topic={topic} way={way} />
                ),
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A way that the member can't choose, and what applies instead. */
function Fixed({ topic, way }: { topic: keyof typeof NOTIFICATION_TOPICS; way: Way }) {
  const always = way === 'bell' && NOTIFICATION_TOPICS[topic].alwaysInBell;
  return (
    <span className="inline-flex min-h-11 min-w-38 items-center text-s text-ink-soft max-md:hidden">
      {always ? 'Always in the bell' : ''}
    </span>
  );
}
