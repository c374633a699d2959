import { can } from '@hearthside/contract/access';
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { PAGE_SIZE } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { Trash2 } from 'lucide-react';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useHelpTrash } from '../api/answers';
import { HelpTrashTable } from './help-trash-table';

/** The deleted questions and answers, which can be restored. For admins. */
export function HelpTrashPage() {
  usePage('Deleted answers');
  const isEditor = can(useMe(), 'admin_help');
  return (
    <>
      <BackLink to={helpPages.home} label={HELP_TEXTS.back} />
      {isEditor ? (
        <Trash />
      ) : (
        <EmptyState title="Only an admin sees what was deleted." className="mt-2" />
      )}
    </>
  );
}

function Trash() {
  const [{ page }, change] = useQueryState(pagedQuery);
  const list = usePagedList(page, change, useHelpTrash({ page, limit: PAGE_SIZE }));
  return (
    <Card className="mt-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0! max-sm:shadow-none">
      <PagedList
        list={list}
        name="deleted answers"
        skeleton={<SkeletonTable rows={4} columns={3} label="Loading deleted answers..." />}
        empty={
          <EmptyState icon={<Trash2 size={32} aria-hidden />} title="No deleted answers.">
            A deleted answer stays here for {TRASH_DAYS} days and can be restored to its place.
            After that, it’s permanently deleted.
          </EmptyState>
        }
      >
        {({ items }) => (
          <>
            <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
              Deleted answers can be restored to their place for {TRASH_DAYS} days. After that,
              they’re permanently deleted.
            </p>
            <HelpTrashTable items={items} busy={list.busy} onBack={list.keepFocus} />
          </>
        )}
      </PagedList>
    </Card>
  );
}
