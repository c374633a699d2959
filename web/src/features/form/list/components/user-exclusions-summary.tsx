import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { chosenNames } from '../../model/exclusions';
import type { Exclusions } from './use-exclusions';

/** How many are chosen, their names, and what is wrong with the choice. */
export function UserExclusionsSummary({ exclusions }: { exclusions: Exclusions }) {
  const { ids, chosen, gone, needless, problem, remove: clear } = exclusions;
  return (
    <div className="mt-3 grid gap-2">
      <p role="status" className="text-s font-semibold">
        {FORM_TEXTS.usersSelected(ids.length)}
      </p>
      {chosen.length > 0 && (
        <p className="max-h-24 overflow-y-auto text-s text-ink-soft wrap-anywhere">
          {chosenNames(chosen)}
        </p>
      )}
      {gone.length > 0 && (
        <Notice
          action={
            <Button variant="quiet" size="s" onClick={() => clear(gone)}>
              Remove
            </Button>
          }
        >
          {gone.length === 1
            ? 'One of them has no account anymore.'
            : `${gone.length} of them have no account anymore.`}
        </Notice>
      )}
      {needless.length > 0 && (
        <Notice
          action={
            <Button variant="quiet" size="s" onClick={() => clear(needless)}>
              Remove
            </Button>
          }
        >
          {needless.length === 1
            ? 'One of them does not see this question anyway.'
            : `${needless.length} of them do not see this question anyway.`}
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
