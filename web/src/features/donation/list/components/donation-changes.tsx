import type { DonationChange } from '@hearthside/contract/donation/shapes';
import { formatDateTime } from '@/lib/dates';
import { OwnWords } from '@/ui/email-text';
import { changedBy, changeWords } from '../../model/donation-words';

/** The changes of a donation's status, member and campaign: who, when and why, newest first. */
export function DonationChanges({ changes }: { changes: readonly DonationChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="mb-2 text-l">Changes</h3>
      <ol className="divide-y divide-line rounded-m border border-line">
        {changes.map((change, place) => (
          <li key={place} className="px-3.5 py-2.5">
            <p className="font-[560]">{changeWords(change)}</p>
            {change.reason && (
              <p className="wrap-anywhere">
                <OwnWords text={change.reason} />
              </p>
            )}
            <p className="text-s text-ink-soft">
              <OwnWords text={changedBy(change)} />
              {', '}
              <time dateTime={change.at}>{formatDateTime(change.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
