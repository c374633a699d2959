import { COPY_DAYS, type OwnCopy } from '@hearthside/contract/member/own-data';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { saveFile } from '@/lib/files/download-save';
import { sizeWords } from '@/lib/files/size-words';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { AsyncView } from '@/ui/async-view';
import { viewOf } from '@/lib/api/view-of';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { latePart } from '@/ui/late-part';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { SkeletonText } from '@/ui/skeleton';
import { useOpenedPart } from '@/ui/use-asked-part';
import { fetchCopy, useAskForCopy, useCopyLink, useOwnData } from '../api/own-data';
import { copyName, percentOf } from '../model/own-data-words';

const usePasswordDialog = latePart(async () => (await import('./password-dialog')).PasswordDialog);

/** Downloads what the portal has stored about the member. */
export function CopyCard() {
  const answer = useOwnData();
  return (
    <Card aria-labelledby="own-data">
      <CardTitle id="own-data">Download my data</CardTitle>
      <p className="max-w-[65ch] text-s text-ink-soft">
        One file with everything we store about you: a page to read, the same data for computers
        (JSON), and the files you uploaded. It doesn’t include what other people wrote.
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

/** What a screen reader is told when the state changes. */
const ANNOUNCED: Record<OwnCopy['state'], string> = {
  waiting: 'Your copy is being made.',
  working: 'Your copy is being made.',
  ready: 'Your copy is ready.',
  failed: 'Your copy could not be made.',
  over: '',
};

const isUnderWay = (copy: OwnCopy | null) => copy?.state === 'waiting' || copy?.state === 'working';

function Copy({ copy }: { copy: OwnCopy | null }) {
  const [asking, setAsking] = useState<'copy' | 'link'>();
  const close = () => setAsking(undefined);
  const { data: PasswordDialog } = useOpenedPart(usePasswordDialog, asking !== undefined, close);
  // The button is disabled while a copy is being made.
  const box = useFocusKept<HTMLDivElement>(copy);
  const ask = useAskForCopy();
  const link = useCopyLink();
  const confirm = async (currentPassword: string) => {
    if (asking === 'copy') return ask.trigger({ currentPassword });
    const { url } = await link.trigger({ currentPassword });
    saveFile(await fetchCopy({ url }), copyName(new Date()));
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="own-data"
      className="mt-4 grid gap-3 outline-none"
    >
      {/* The beginning and the end are announced, and not each percent. */}
      <p role="status" className="sr-only">
        {copy && ANNOUNCED[copy.state]}
      </p>
      {copy && isUnderWay(copy) && (
        <Progress value={percentOf(copy)} label="Making your copy" showText className="max-w-105" />
      )}
      {copy?.state === 'ready' && copy.endsAt && (
        <p>
          Your copy from {formatDateTime(copy.askedAt)} is ready
          {copy.size === null ? '' : ` (${sizeWords(copy.size)})`}. You can download it until{' '}
          {formatDateTime(copy.endsAt)}.
        </p>
      )}
      {copy?.state === 'failed' && (
        <Notice tone="bad">
          We couldn’t make your copy. Please try again. If it keeps happening, contact us.
        </Notice>
      )}
      {copy?.state === 'over' && (
        <p className="text-s text-ink-soft">
          Your copy from {formatDateTime(copy.askedAt)} was available for {COPY_DAYS} days and has
          been deleted.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {copy?.state === 'ready' && (
          <Button
            icon={<Download size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setAsking('link')}
          >
            Download
          </Button>
        )}
        <Button
          variant={copy?.state === 'ready' ? 'quiet' : 'primary'}
          disabled={isUnderWay(copy)}
          aria-haspopup="dialog"
          onClick={() => setAsking('copy')}
        >
          {copy ? 'Make a new copy' : 'Make a copy'}
        </Button>
      </div>
      {PasswordDialog && (
        <PasswordDialog
          open={asking !== undefined}
          title={asking === 'link' ? 'Download your copy?' : 'Make a copy of your data?'}
          description={
            asking === 'link'
              ? 'Keep the file somewhere private.'
              : `This takes a moment. We’ll email you when it’s ready, and you can download it for ${COPY_DAYS} days.`
          }
          confirmLabel={asking === 'link' ? 'Download' : 'Make the copy'}
          busyLabel={asking === 'link' ? 'Downloading...' : 'Checking...'}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </div>
  );
}
