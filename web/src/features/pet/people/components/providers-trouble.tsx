import { ChangeWords } from '@/features/history';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { ProvidersEditState } from './use-providers-edit';

/** What prevents the providers from being saved, including a conflict with somebody who was faster. */
export function ProvidersTrouble({ edit }: { edit: ProvidersEditState }) {
  const { message, theirs } = edit;
  if (!message && !theirs) return null;
  return (
    <Notice tone={message ? 'bad' : 'warn'} live className="mb-3">
      <p className={message ? 'font-medium text-bad' : undefined}>
        {message || 'Someone else changed this pet while you were editing.'}
      </p>
      {theirs && (
        <>
          {theirs.length > 0 ? (
            <ul className="mt-1 wrap-anywhere">
              {theirs.map((change) => (
                <li key={change.field}>
                  <ChangeWords change={change} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-1">The service providers haven’t changed since you started.</p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="quiet" size="s" onClick={edit.keepMine}>
              Keep mine
            </Button>
            {theirs.length > 0 && (
              <Button variant="quiet" size="s" onClick={edit.start}>
                Take theirs
              </Button>
            )}
          </div>
        </>
      )}
    </Notice>
  );
}
