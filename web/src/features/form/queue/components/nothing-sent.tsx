import type { ReviewedMember } from '@hearthside/contract/form/review';
import { FileQuestion } from 'lucide-react';
import { fullName } from '@/lib/full-name';
import { EmptyState } from '@/ui/lists/empty-state';
import { whatIsMissing } from '../model/queue-forms';

/** Shown in the place of the answers of a member who has sent none that are reviewed: what is missing. */
export function NothingSent({ member: { user, forms } }: { member: ReviewedMember }) {
  const [only, ...more] = whatIsMissing(forms);
  return (
    <>
      <EmptyState
        icon={<FileQuestion size={32} aria-hidden />}
        title={
          <>
            <bdi>{fullName(user)}</bdi> has sent no answers to review.
          </>
        }
      >
        {more.length === 0 ? only : `${1 + more.length} forms are still to come:`}
      </EmptyState>
      {more.length > 0 && (
        <ul className="-mt-6 mb-6 grid justify-center gap-1 text-s text-ink-soft">
          {[only, ...more].map((line) => (
            <li key={line} dir="auto" className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
