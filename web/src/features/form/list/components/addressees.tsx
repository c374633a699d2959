import type { FormRole } from '@hearthside/contract/form/fields';
import { formatDateTime } from '@/lib/dates';
import { memberCount, rolesWords } from '../../model/form-list-words';

export interface AddresseesProps {
  people: number;
  lastSentAt: string | null;
  accessRoles: readonly FormRole[];
}

/** Who is notified if a form is sent now, and when it was last sent. */
export function Addressees({ people, lastSentAt, accessRoles }: AddresseesProps) {
  const roles = accessRoles.length === 0 ? 'every role' : rolesWords(accessRoles);
  return (
    <div className="grid gap-2">
      <p aria-live="polite">
        {people === 0 ? (
          'There’s no one to notify: everyone it’s meant for has already sent it.'
        ) : (
          <>
            <b>{memberCount(people)}</b> will be notified.
          </>
        )}
      </p>
      <p className="text-s text-ink-soft">Meant for: {roles}</p>
      {lastSentAt && (
        <p className="text-s text-ink-soft">
          Last sent {formatDateTime(lastSentAt)}.
          {people > 0 && ' Members who were notified then and haven’t answered are notified again.'}
        </p>
      )}
    </div>
  );
}
