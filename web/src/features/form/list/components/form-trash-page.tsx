import { FORMS_PAGE } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { Trash2 } from 'lucide-react';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useFormTrash } from '../../api/forms';
import { formCount } from '../../model/form-list-words';
import { FormTrashTable } from './form-trash-table';

/** The deleted forms that can still be restored. */
export function FormTrashPage() {
  usePage('Deleted forms');
  const [query, change] = useQueryState(pagedQuery);
  const list = useSearchedList(query, change, useFormTrash({ ...query, limit: FORMS_PAGE }));
  return (
    <>
      <BackLink to={formPages.list} label="Back to Forms" />
      <SearchedList
        list={list}
        name="deleted forms"
        frame="md"
        className="mt-2"
        count={formCount}
        skeleton={<SkeletonTable rows={4} columns={4} label="Loading deleted forms..." />}
        noMatch={`No deleted forms match “${query.search}”.`}
        empty={
          <EmptyState icon={<Trash2 size={32} aria-hidden />} title="No deleted forms.">
            A deleted form stays here for {TRASH_DAYS} days and can be restored as it was, with its
            responses. After that, it’s permanently deleted.
          </EmptyState>
        }
      >
        {({ forms }) => (
          <>
            <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
              Deleted forms can be restored as they were for {TRASH_DAYS} days. After that, they’re
              permanently deleted.
            </p>
            <FormTrashTable forms={forms} busy={list.busy} onBack={list.keepFocus} />
          </>
        )}
      </SearchedList>
    </>
  );
}
