import { useState } from 'react';
import { EmailLink } from '@/features/member';
import { usePagedList } from '@/lib/use-paged-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonText } from '@/ui/skeleton';
import { type ChosenAsked, useReportUsers } from '../../api/forms';
import { formerWords } from '../../model/response-words';

export interface ReportUsersProps {
  asked: ChosenAsked;
}

/** The members who chose an option: name and email (part 2 §2), one page at a time. */
export function ReportUsers({ asked }: ReportUsersProps) {
  const [page, setPage] = useState(1);
  const answer = useReportUsers({ ...asked, page });
  const list = usePagedList(page, (patch) => setPage(patch.page), answer);
  const former = answer.data?.former ?? 0;
  if (former > 0 && list.total === 0) return <FormerMembers former={former} isAlone />;
  return (
    <>
      <PagedList
        list={list}
        name="the people who chose this"
        skeleton={<SkeletonText lines={3} label="Loading people..." />}
        empty={<EmptyState title="There’s no one here anymore." />}
      >
        {({ users }) => (
          <ul className="max-h-[15rem] overflow-y-auto overscroll-contain rounded-s" tabIndex={0}>
            {users.map(({ id, name, email }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 py-0.5">
                <span dir="auto" className="font-[520] wrap-anywhere">
                  {name}
                </span>
                <EmailLink email={email} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {former > 0 && <FormerMembers former={former} />}
    </>
  );
}

function FormerMembers({ former, isAlone = false }: { former: number; isAlone?: boolean }) {
  return <p className="mt-1 text-s text-ink-soft">{formerWords(former, isAlone)}</p>;
}
