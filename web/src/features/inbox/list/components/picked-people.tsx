import { X } from 'lucide-react';
import { fullName } from '@/lib/full-name';
import { toggled, type ChatDraft } from '../../model/new-chat';
import { PersonAvatar } from '../../info/components/person-avatar';

export interface DraftProps {
  draft: ChatDraft;
  onChange: (draft: ChatDraft) => void;
}

/** Who was picked, independent of the search. Pressing somebody removes them. */
export function PickedPeople({ draft, onChange }: DraftProps) {
  return (
    <ul aria-label="Selected" className="flex gap-2 overflow-x-auto p-1 -m-1">
      {draft.picked.map((user) => (
        <li key={user.id}>
          <button
            type="button"
            onClick={() => onChange(toggled(draft, user))}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface py-1 pr-3 pl-1.5 text-s font-[560] transition-colors duration-150 hover:bg-surface-sunken"
          >
            <span className="sr-only">Remove </span>
            <PersonAvatar user={user} size="s" />
            <span dir="auto" className="max-w-44 truncate">
              {fullName(user)}
            </span>
            <X size={16} aria-hidden className="text-ink-soft" />
          </button>
        </li>
      ))}
    </ul>
  );
}
