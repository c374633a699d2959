import { FORMS_PAGE } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { Trash2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useResponseTrash } from '../api/responses';
import { responseCount } from '../../model/response-words';
import { ResponseTrashTable } from './response-trash-table';

/** The deleted responses to a form that can still be restored. */
export function ResponseTrashPage() {
  const { formId = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(formId) ? Number(formId) : 0;
  const [query, change] = useQueryState(pagedQuery);
  const found = useResponseTrash({ formId: id, ...query, limit: FORMS_PAGE });
  const list = useSearchedList(query, change, found);
  usePage(found.data?.title ?? 'Deleted responses', 'Deleted responses');
  return (
    <>
      <BackLink to={formPages.responses(id)} label="Back to the responses" />
      <SearchedList
        list={list}
        name="deleted responses"
        frame="md"
        className="mt-2"
        count={responseCount}
        skeleton={<SkeletonTable rows={4} columns={4} label="Loading deleted responses..." />}
        noMatch={`No deleted responses match “${query.search}”.`}
        empty={
          <EmptyState icon={<Trash2 size={32} aria-hidden />} title="No deleted responses.">
            A deleted response stays here for {TRASH_DAYS} days and can be restored as it was. After
            that, it’s permanently deleted.
          </EmptyState>
        }
      >
        {({ responses, title }) => (
          <>
            <p className="mb-2 max-w-[75ch] text-s text-ink-soft">
              Deleted responses to “{title}” can be restored as they were for {TRASH_DAYS} days,
              unless their member has started the form again. After that, they’re permanently
              deleted.
            </p>
            <ResponseTrashTable
              formId={id}
              responses={responses}
              busy={list.busy}
              onBack={list.keepFocus}
            />
          </>
        )}
      </SearchedList>
    </>
  );
}
