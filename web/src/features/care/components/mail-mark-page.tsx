import { careEndpoints } from '@hearthside/contract/care/endpoints';
import type { MailMark } from '@hearthside/contract/care/shapes';
import { carePages } from '@hearthside/contract/care/pages';
import { shownClock, shownWeekday, shownZone } from '@hearthside/contract/shown-date';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { client } from '@/lib/api/api-client';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { usePage } from '@/lib/page';
import { useNow } from '@/lib/use-now';
import { Button, ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';

const calls = client({ mailMark: careEndpoints.mailMark, markByMail: careEndpoints.markByMail });

/**
 * The target of a line of the morning email. Opening it changes nothing, because mail programs follow links to check
 * them. Its button marks the task, without signing in.
 */
export function MailMarkPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const ask = useCallback(() => calls.mailMark({ token }), [token]);
  const found = useNow(ask);
  const [marked, setMarked] = useState<MailMark>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const shown = marked ?? found.data;
  const mark = async () => {
    setBusy(true);
    setProblem('');
    try {
      setMarked(await calls.markByMail({ token }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  if (!shown) return <Loading error={found.error} />;
  const isOpen = shown.state === 'open';
  const when = `${shownWeekday(shown.day)}${shown.time === null ? '' : `, ${shownClock(shown.time)} ${shownZone(shown.zone)}`}`;
  return (
    <MarkFrame
      heading={`${shown.title} for ${shown.petName}`}
      intro={`${when}${shown.dose ? ` · ${shown.dose}` : ''}`}
    >
      {problem && (
        <Notice tone="bad" live className="mb-5">
          {problem}
        </Notice>
      )}
      {isOpen && shown.by ? (
        <Notice tone="warn" live className="mb-5">
          {shown.by} marked this{shown.at && `, ${formatDateTime(shown.at)}`}. It doesn’t count yet,
          because another dose was marked shortly before. Please talk to each other before anyone
          gives it.
        </Notice>
      ) : isOpen ? (
        <>
          <Button wide busy={busy} busyLabel="Marking..." onClick={() => void mark()}>
            Mark as done
          </Button>
          <p className="mt-4 text-ink-soft">
            This marks the task as done by {shown.memberName}. If that isn’t you, close this page.
          </p>
        </>
      ) : (
        <Notice tone="good" live className="mb-5">
          {shown.state === 'done' ? 'Done' : 'Skipped'} by {shown.by}
          {shown.at && `, ${formatDateTime(shown.at)}`}.
        </Notice>
      )}
      <p className="mt-4">
        <ButtonLink to={carePages.list} variant="quiet" wide>
          Open the calendar
        </ButtonLink>
      </p>
    </MarkFrame>
  );
}

function Loading({ error }: { error: unknown }) {
  if (error === undefined)
    return (
      <MarkFrame heading="One moment">
        <SkeletonText lines={3} />
      </MarkFrame>
    );
  return (
    <MarkFrame heading="That didn’t work">
      <Notice tone="bad" live className="mb-5">
        {messageOf(error)}
      </Notice>
      <ButtonLink to={carePages.list} wide>
        Open the calendar
      </ButtonLink>
    </MarkFrame>
  );
}

interface MarkFrameProps {
  heading: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** The page's heading, a sentence, and what can be done. */
function MarkFrame({ heading, intro, children }: MarkFrameProps) {
  usePage('Mark as done');
  return (
    <>
      <h1 className="text-2xl">{heading}</h1>
      {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      <div className="mt-6">{children}</div>
    </>
  );
}
