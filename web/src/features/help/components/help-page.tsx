import { can } from '@hearthside/contract/access';
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { pagedQuery } from '@/lib/paged-query';
import { useQueryState } from '@/lib/query-state';
import { ButtonLink } from '@/ui/button';
import { SearchBox } from '@/ui/fields/search-box';
import { useAnswers } from '../api/answers';
import { findCards } from '../model/find-answers';
import { FoundAnswers } from './found-answers';
import { QuickActions } from './quick-actions';
import { TopicCards } from './topic-cards';

/**
 * How long typing must pause before the server searches, in milliseconds, so that it rarely searches for half a word.
 */
const REST_MS = 450;

/** The start page of the help center: its topics, and a search over all answers. */
export function HelpPage() {
  usePage('Help Center');
  const me = useMe();
  const [query, change] = useQueryState(pagedQuery);
  const { search } = query;
  const look = (words: string) => change({ search: words }, { replace: true });
  // Loaded with the first page of the help center, so that it is on the device when it is needed.
  useAnswers('emergencies');
  const cards = findCards(search);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search all topics"
          placeholder={HELP_TEXTS.search}
          value={search}
          debounce={REST_MS}
          onChange={look}
          className="basis-full sm:max-w-120 sm:flex-1 sm:basis-72"
        />
        {can(me, 'admin_help') && (
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            <ButtonLink to={helpPages.missedSearches} variant="quiet">
              Unanswered searches
            </ButtonLink>
            <ButtonLink to={helpPages.trash} variant="quiet">
              Trash
            </ButtonLink>
          </div>
        )}
      </div>
      {cards.length > 0 && <TopicCards places={cards} />}
      {search.trim() && <FoundAnswers search={search} onClear={() => look('')} />}
      <QuickActions />
    </>
  );
}
