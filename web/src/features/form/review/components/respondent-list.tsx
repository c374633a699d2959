import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { Respondent } from '@hearthside/contract/form/response';
import { Inbox } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { CountBadge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { NoMatch } from '@/ui/lists/no-match';
import { SearchBox } from '@/ui/fields/search-box';
import { SkeletonText } from '@/ui/skeleton';
import { useRespondents } from '../api/use-respondents';
import { RespondentRow, type RespondentActions } from './respondent-row';

/** From this many on, the list can be searched by name. */
const SEARCHED_FROM = 8;

export interface RespondentListProps extends RespondentActions {
  formId: number;
  /** How many there are in all. */
  count: number;
}

/** 'Who Has Responded?' (part 2 §2): a scrolling list, newest first. More can be loaded. */
export function RespondentList({ formId, count, ...actions }: RespondentListProps) {
  const [search, setSearch] = useState('');
  const { people, hasMore, loadMore, isLoading, error, retry } = useRespondents(formId, search);
  const title = useId();
  return (
    <Card aria-labelledby={title}>
      <CardTitle
        id={title}
        actions={count > 0 && <CountBadge count={count} label="people" quiet />}
      >
        Who Has Responded?
      </CardTitle>
      {count >= SEARCHED_FROM && (
        <SearchBox
          label="Search who has responded"
          placeholder="Search by name..."
          value={search}
          debounce={300}
          onChange={setSearch}
          className="mb-2 sm:max-w-80"
        />
      )}
      <AsyncView
        data={people}
        error={error}
        isLoading={isLoading}
        retry={retry}
        skeleton={<SkeletonText lines={4} label="Loading responses..." />}
        empty={
          search ? (
            <NoMatch
              title={`No one who has responded matches “${search}”.`}
              onClear={() => setSearch('')}
            />
          ) : (
            <EmptyState icon={<Inbox size={32} aria-hidden />} title={FORM_TEXTS.noResponsesYet}>
              People who send this form are listed here, and their answers are counted below.
            </EmptyState>
          )
        }
        errorTitle={FORM_TEXTS.responsesFailed}
        errorMessage={(reason) => messageOf(reason)}
      >
        {(shown) => (
          <div
            tabIndex={0}
            role="group"
            aria-labelledby={title}
            className="max-h-80 overflow-y-auto overscroll-contain rounded-s"
          >
            <ul className="divide-y divide-line">
              {shown.map((respondent: Respondent) => (
                <RespondentRow key={respondent.id} respondent={respondent} {...actions} />
              ))}
            </ul>
            {hasMore && (
              <div className="flex justify-center border-t border-line pt-2">
                <Button variant="quiet" busy={isLoading} busyLabel="Loading..." onClick={loadMore}>
                  Show more
                </Button>
              </div>
            )}
          </div>
        )}
      </AsyncView>
    </Card>
  );
}
