import type { MailState } from '@hearthside/contract/system/mails';
import type { MailCounts } from '@hearthside/contract/system/state';
import { useState, type ReactNode } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useSystemMails } from '../api/system';
import { MailsTable } from './mails-table';
import { SendMails } from './send-mails';

const SHOWN = 10;

/** How many mails go and do not, and those that do not. */
export function MailsCard({ mails, checkedAt }: { mails: MailCounts; checkedAt: string }) {
  const { waiting, failing, sentToday, givenUp, refused, retriable } = mails;
  return (
    <Card>
      <CardTitle>Emails</CardTitle>
      <FactList>
        <Fact label="Sent today">{String(sentToday)}</Fact>
        <Fact label="Waiting">
          {failing > 0 ? `${waiting}, of which ${failing} failed before` : String(waiting)}
        </Fact>
        <Fact label="Not delivered">
          {refused > 0 ? `${givenUp}, of which ${refused} refused for good` : String(givenUp)}
        </Fact>
      </FactList>
      <MailList state="given_up" title="Not delivered" isShown={givenUp > 0}>
        {retriable > 0 && <SendMails count={retriable} refused={refused} seenAt={checkedAt} />}
      </MailList>
      <MailList state="waiting" title="Waiting" isShown={waiting > 0} />
    </Card>
  );
}

interface MailListProps {
  state: MailState;
  title: string;
  /** An empty list is not worth its heading: the numbers above say it. */
  isShown: boolean;
  /** What can be done with all of them. */
  children?: ReactNode;
}

function MailList(props: MailListProps) {
  return props.isShown ? <ShownMails {...props} /> : null;
}

function ShownMails({ state, title, children }: MailListProps) {
  const [page, setPage] = useState(1);
  const answer = useSystemMails({ state, page, limit: SHOWN });
  const list = usePagedList(page, ({ page: to }) => setPage(to), answer);
  const heading = `mails-${state}`;
  return (
    <section aria-labelledby={heading} className="mt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="text-l">
          {title}
        </h3>
        {children}
      </div>
      <PagedList
        list={list}
        name={`emails: ${title.toLowerCase()}`}
        errorTitle="Failed to load the emails"
        skeleton={<SkeletonTable rows={2} columns={4} label="Loading emails..." />}
        empty={<p className="text-s text-ink-soft">None left.</p>}
      >
        {(found) => <MailsTable mails={found.mails} busy={list.busy} onGone={list.keepFocus} />}
      </PagedList>
    </section>
  );
}
