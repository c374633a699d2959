import { PROFILE_LABELS } from '@hearthside/contract/member/profile';
import { Notice } from '@/ui/notice';
import type { ForeignChange } from '../../model/profile-edit';

export interface SaveTroubleProps {
  /** Why the last save failed. */
  message?: string;
  /** What somebody else has changed in the profile in the meantime. */
  changes: readonly ForeignChange[];
}

/** What prevents an edit from being saved. */
export function SaveTrouble({ message, changes }: SaveTroubleProps) {
  if (!message && changes.length === 0) return null;
  return (
    <Notice tone={message ? 'bad' : 'warn'} live className="w-full">
      {message ?? 'Somebody else has changed this profile since you began.'}
      {changes.length > 0 && (
        <ul className="mt-1 max-h-[22dvh] overflow-y-auto font-medium wrap-anywhere">
          {changes.map(({ field, now, typed }) => (
            <li key={field}>
              {PROFILE_LABELS[field]} is now {quoted(now)}
              {typed === undefined ? '.' : `; you typed ${quoted(typed)}.`}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`);
