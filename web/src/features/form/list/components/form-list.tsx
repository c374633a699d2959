import { FORM_TEXTS, FORMS_PAGE } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { useQueryState } from '@/lib/query-state';
import { useSearchedList } from '@/lib/use-searched-list';
import { ButtonLink } from '@/ui/button';
import { SearchedList } from '@/ui/lists/searched-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useForms } from '../../api/forms';
import { formCount } from '../../model/form-list-words';
import { formsQuery } from '../../model/forms-query';
import { FormListActions, type RequestedAction } from './form-list-actions';
import { FormListTable } from './form-list-table';
import { NoForms } from './no-forms';

/** All forms, or those for the role in the address, with search and sorting (part 2 §2). */
export function FormList() {
  const [query, change] = useQueryState(formsQuery);
  const answer = useForms({ ...query, limit: FORMS_PAGE });
  const list = useSearchedList(query, change, answer);
  const [asked, setAsked] = useState<RequestedAction>();

  return (
    <>
      <SearchedList
        list={list}
        name="forms"
        frame="lg"
        count={formCount}
        actions={
          <>
            <ButtonLink
              to={formPages.trash}
              variant="quiet"
              icon={<Trash2 size={18} aria-hidden />}
            >
              <span className="max-[360px]:sr-only">Trash</span>
            </ButtonLink>
            <ButtonLink to={formPages.create} icon={<Plus size={18} aria-hidden />}>
              Add Form
            </ButtonLink>
          </>
        }
        skeleton={<SkeletonTable rows={10} columns={5} label="Loading forms..." />}
        empty={<NoForms role={query.role} />}
        errorTitle={
          answer.error instanceof ApiError ? FORM_TEXTS.listFailed : FORM_TEXTS.listBroken
        }
      >
        {({ forms }) => (
          <FormListTable
            forms={forms}
            busy={list.busy}
            query={query}
            onSort={(patch) => change(patch, { replace: true })}
            onAction={setAsked}
          />
        )}
      </SearchedList>
      <FormListActions
        asked={asked}
        onClose={() => setAsked(undefined)}
        onDeleted={list.keepFocus}
      />
    </>
  );
}
