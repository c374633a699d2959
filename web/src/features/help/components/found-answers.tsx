import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { SearchX } from 'lucide-react';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card, SectionHeading } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { LiveCount } from '@/ui/lists/live-count';
import { SkeletonText } from '@/ui/skeleton';
import { useFoundAnswers } from '../api/answers';
import { foundCount } from '../model/help-words';
import { AnswerLinks } from './answer-links';

/** The answers of all topics that match the search. */
export function FoundAnswers({ search, onClear }: { search: string; onClear: () => void }) {
  const found = useFoundAnswers(search);
  return (
    <section aria-labelledby="found-answers" className="mt-8">
      <SectionHeading
        id="found-answers"
        actions={
          <LiveCount words={found.data && foundCount(found.data.items.length, found.data.total)} />
        }
      >
        Answers
      </SectionHeading>
      <Card>
        <AsyncView
          {...viewOf(found)}
          errorTitle="Failed to search"
          skeleton={<SkeletonText lines={6} label="Searching..." />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={<SearchX size={32} aria-hidden />}
              title={`No answers match “${search.trim()}”.`}
              action={
                <Button variant="quiet" onClick={onClear}>
                  Clear search
                </Button>
              }
            >
              {HELP_TEXTS.noneHint}
            </EmptyState>
          }
        >
          {({ items, meant, also }) => (
            <>
              {meant !== null && (
                <p className="mb-2 text-s wrap-anywhere text-ink-soft">
                  No answers for “{search.trim()}”. Showing answers for{' '}
                  <strong className="text-ink">{meant}</strong>.
                </p>
              )}
              {also.length > 0 && (
                <p className="mb-2 text-s wrap-anywhere text-ink-soft">
                  Also searched for: {also.join(', ')}
                </p>
              )}
              <AnswerLinks items={items} search={meant ?? search} also={also} />
            </>
          )}
        </AsyncView>
      </Card>
    </section>
  );
}
