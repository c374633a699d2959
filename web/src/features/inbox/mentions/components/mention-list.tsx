import { ROLE_LABELS } from '@hearthside/contract/access';
import clsx from 'clsx';
import { fullName } from '@/lib/full-name';
import { PersonAvatar } from '../../info/components/person-avatar';
import type { MentionPicker } from './use-mention-picker';

export interface MentionListProps {
  picker: MentionPicker;
  className?: string;
}

/** The people who can be mentioned, while an "@" and the beginning of a name are typed. */
export function MentionList({ picker, className }: MentionListProps) {
  const { isOpen, found, list, at, optionId, setActive, choose } = picker;
  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && `${found.length} ${found.length === 1 ? 'person' : 'people'} to mention`}
      </span>
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label="People to mention"
          // Otherwise a press would take the focus from the text.
          onMouseDown={(event) => event.preventDefault()}
          className={clsx(
            'max-h-62 overflow-y-auto overscroll-contain rounded-m border border-line bg-surface p-1 shadow-2',
            className,
          )}
        >
          {found.map((person, place) => (
            <div
              key={person.id}
              id={optionId(place)}
              role="option"
              aria-selected={place === at}
              onPointerMove={() => setActive(place)}
              onClick={() => choose(person)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-2.5 py-1',
                // An outline too, because forced colors take the background away.
                place === at &&
                  'bg-brand-soft outline-1 outline-transparent forced-colors:outline-2',
              )}
            >
              <PersonAvatar user={person} size="s" />
              <span className="min-w-0">
                <span dir="auto" className="block truncate text-m font-[560]">
                  {fullName(person)}
                </span>
                <span className="block truncate text-xs text-ink-soft">
                  {ROLE_LABELS[person.role].one}
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
