import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import type { ProfileInput } from '@hearthside/contract/member/profile';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { comparedParts, type Choices, type ThreeStates } from '@/kit/conflict/compare';
import { ConflictDialog } from '@/kit/conflict/conflict-dialog';
import { useConflictFocus } from '@/kit/conflict/use-conflict-focus';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PROFILE_PARTS, type ForeignChange } from '../../model/profile-edit';

export interface SaveTroubleProps {
  /** Why the last save failed. */
  message?: string | undefined;
  /** What somebody else has changed in the profile in the meantime. */
  changes: readonly ForeignChange[];
  /** The states to compare, if there are any changes. */
  states?: ThreeStates<ProfileInput> | undefined;
  /** Called with the sides that were chosen of what differs. */
  onTake: (choices: Choices) => void;
}

/** What prevents an edit from being saved. If somebody else was faster, a choice of which version to keep. */
export function SaveTrouble({ message, changes, states, onTake }: SaveTroubleProps) {
  const isConflict = changes.length > 0;
  const notice = useConflictFocus(message !== undefined && isConflict);
  const [comparing, setComparing] = useState(false);
  return (
    <>
      {(message !== undefined || isConflict) && (
        <Notice
          ref={notice}
          tone={message ? 'bad' : 'warn'}
          live
          className="w-full"
          action={
            isConflict && (
              <Button
                variant="quiet"
                size="s"
                icon={<GitCompareArrows size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setComparing(true)}
              >
                See what changed
              </Button>
            )
          }
        >
          {message ?? 'Someone else changed this profile since you started.'}
          {isConflict && (
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
      )}
      {states && isConflict && (
        <ConflictDialog
          open={comparing}
          differences={comparedParts(PROFILE_PARTS, states)}
          onClose={() => setComparing(false)}
          onTake={(choices) => {
            setComparing(false);
            onTake(choices);
          }}
        />
      )}
    </>
  );
}

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`);
