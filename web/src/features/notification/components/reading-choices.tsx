import { can } from '@hearthside/contract/access';
import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { READING_CATEGORIES } from '@hearthside/contract/notification/reading';
import { useMe } from '@/features/session';
import { Switch } from '@/ui/fields/switch';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { Choosing } from '../api/use-choices';
import { categoriesFor, withCategory, type ReadingWay } from '../model/with-choice';

export interface ReadingChoicesProps {
  choices: NotificationChoices;
  onChange: (choose: Choosing) => void;
}

const WAYS: Record<ReadingWay, { label: string; hint: string }> = {
  bell: { label: 'In the bell', hint: 'At most one line a day for each category' },
  mail: { label: 'By email', hint: 'Once a week, on Monday morning' },
};

/** Whether a member is told of new blogs and of what is added to the library, in which way, and of which of it. */
export function ReadingChoices({ choices, onChange }: ReadingChoicesProps) {
  const me = useMe();
  const { reading } = choices;
  const isOn = reading.bell || reading.mail;
  const readsLibrary = can(me, 'library') || can(me, 'admin_library');
  const categories = categoriesFor(readsLibrary);
  return (
    <>
      <p className="max-w-[65ch] text-ink-soft">
        New blogs{readsLibrary && ', and new items in your part of the library'}. You’ll hear about
        anything published after you turn this on.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
        {(Object.keys(WAYS) as ReadingWay[]).map((way) => (
          <Switch
            key={way}
            className="min-w-38"
            label={
              <>
                <VisuallyHidden>New to read:</VisuallyHidden> {WAYS[way].label}
              </>
            }
            hint={WAYS[way].hint}
            checked={reading[way]}
            onChange={(on) =>
              onChange((shown) => ({ ...shown, reading: { ...shown.reading, [way]: on } }))
            }
          />
        ))}
      </div>
      {isOn && (
        <fieldset className="mt-3">
          <legend className="text-s font-semibold">Categories</legend>
          <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
            {categories.map((category) => (
              <Switch
                key={category}
                label={READING_CATEGORIES[category]}
                checked={reading.categories.includes(category)}
                onChange={(on) => onChange((shown) => withCategory(shown, category, on))}
              />
            ))}
          </div>
          {!categories.some((category) => reading.categories.includes(category)) && (
            <p className="mt-1 text-s text-ink-soft">
              No category is on, so you won’t hear about anything new.
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
