import { DONATION_SOURCES } from '@hearthside/contract/donation/fields';
import type { DonationServiceState } from '@hearthside/contract/donation/shapes';
import { formatAgo } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Notice } from '@/ui/notice';
import { Fact, FactList } from '@/ui/fields/read-only';
import { comparedWords, waitingWords } from '../../model/service-words';

/** What is set up, what arrived last, and what is wrong. */
export function ServiceFacts({ state }: { state: DonationServiceState }) {
  const { webhook, api, lastNewsAt, lastReconciledAt, lastReconciled, problem, waiting } = state;
  return (
    <div className="grid gap-4">
      {problem && (
        <Notice tone="warn" title="The last comparison failed">
          {problem}
        </Notice>
      )}
      {waiting > 0 && <Notice tone="info">{waitingWords(state)}</Notice>}
      <FactList>
        <Fact label="Service">{DONATION_SOURCES.givebutter}</Fact>
        <Fact label="Its messages">
          <SetUp isSet={webhook} yes="Received as they come in" no="Not set up" />
        </Fact>
        <Fact label="Checks">
          <SetUp isSet={api} yes="Every night" no="Not set up" />
        </Fact>
        <Fact label="Last message" empty="None yet">
          {lastNewsAt && formatAgo(lastNewsAt)}
        </Fact>
        <Fact label="Last compared" empty="Never">
          {lastReconciledAt && (
            <>
              {formatAgo(lastReconciledAt)}
              {lastReconciled && (
                <span className="block text-s font-normal text-ink-soft">
                  {comparedWords(lastReconciled)}
                </span>
              )}
            </>
          )}
        </Fact>
      </FactList>
      {!(webhook && api) && (
        <p className="max-w-[70ch] text-s text-ink-soft">
          The signing secret and the key of the donation service belong to the server’s settings.
          Whoever runs the server can set them.
        </p>
      )}
    </div>
  );
}

const SetUp = ({ isSet, yes, no }: { isSet: boolean; yes: string; no: string }) => (
  <Badge tone={isSet ? 'good' : 'warn'}>{isSet ? yes : no}</Badge>
);
