import { COPY_DAYS, type OwnCopy } from '@hearthside/contract/member/own-data';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { saveFile } from '@/lib/files/download-save';
import { sizeWords } from '@/lib/files/size-words';
import { AsyncView } from '@/ui/async-view';
import { viewOf } from '@/lib/api/view-of';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { SkeletonText } from '@/ui/skeleton';
import { fetchCopy, useAskForCopy, useCopyLink, useOwnData } from '../api/own-data';
import { copyName, percentOf } from '../model/own-data-words';
import { PasswordDialog } from './password-dialog';

/** Downloads what the portal has stored about the member. */
export function CopyCard() {
  const answer = useOwnData();
  return (
    <Card aria-labelledby="own-data">
      <CardTitle id="own-data">Download my data</CardTitle>
      <p className="max-w-[65ch] text-s text-ink-soft">
        One file with everything stored about you: a page to read, the same as JSON for programs,
        and the files you uploaded. What others wrote is not in it.
      </p>
      <AsyncView
        {...viewOf(answer)}
        skeleton={<SkeletonText lines={2} label="Loading..." />}
        errorTitle="Failed to load your copy"
      >
        {({ copy }) => <Copy copy={copy} />}
      </AsyncView>
    </Card>
  );
}

const isUnderWay = (copy: OwnCopy | null) => copy?.state === 'waiting' || copy?.state === 'working';

function Copy({ copy }: { copy: OwnCopy | null }) {
  const [asking, setAsking] = useState<'copy' | 'link'>();
  const ask = useAskForCopy();
  const link = useCopyLink();
  const confirm = async (currentPassword: string) => {
    if (asking === 'copy') return ask.trigger({ currentPassword });
    const { url } = await link.trigger({ currentPassword });
    saveFile(await fetchCopy({ url }), copyName(new Date()));
  };
  return (
    <div className="mt-4 grid gap-3" aria-live="polite">
      {copy && isUnderWay(copy) && (
        <Progress value={percentOf(copy)} label="Making your copy" showText className="max-w-105" />
      )}
      {copy?.state === 'ready' && copy.endsAt && (
        <p>
          Your copy of {formatDateTime(copy.askedAt)} is ready
          {copy.size === null ? '' : ` (${sizeWords(copy.size)})`}. You can download it until{' '}
          {formatDateTime(copy.endsAt)}.
        </p>
      )}
      {copy?.state === 'failed' && (
        <Notice tone="bad">
          Your copy could not be made. Please try again, or write to us if it happens again.
        </Notice>
      )}
      {copy?.state === 'over' && (
        <p className="text-s text-ink-soft">
          Your copy of {formatDateTime(copy.askedAt)} was there for {COPY_DAYS} days and is deleted.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {copy?.state === 'ready' && (
          <Button icon={<Download size={18} aria-hidden />} onClick={() => setAsking('link')}>
            Download
          </Button>
        )}
        <Button
          variant={copy?.state === 'ready' ? 'quiet' : 'primary'}
          disabled={isUnderWay(copy)}
          onClick={() => setAsking('copy')}
        >
          {copy ? 'Make a new copy' : 'Make a copy'}
        </Button>
      </div>
      <PasswordDialog
        open={asking !== undefined}
        title={asking === 'link' ? 'Download your copy?' : 'Make a copy of your data?'}
        description={
          asking === 'link'
            ? 'Keep the file where nobody else finds it.'
            : `It takes a moment. We mail you when it is ready, and you can download it for ${COPY_DAYS} days.`
        }
        confirmLabel={asking === 'link' ? 'Download' : 'Make the copy'}
        busyLabel={asking === 'link' ? 'Downloading...' : 'Checking...'}
        onConfirm={confirm}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}
