import { viewOf } from '@/lib/api/view-of';
import { formatAgo } from '@/lib/dates';
import { usePage } from '@/lib/page';
import { AsyncView } from '@/ui/async-view';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import { SkeletonText } from '@/ui/skeleton';
import { useSystem } from '../api/system';

/** How the server and everything it needs is. */
export function SystemPage() {
  usePage('System');
  return (
    <Card>
      <CardTitle>Server</CardTitle>
      <AsyncView
        {...viewOf(useSystem())}
        skeleton={<SkeletonText lines={4} label="Loading how the server is..." />}
        errorTitle="Failed to load how the server is"
      >
        {({ server, backup }) => (
          <FactList>
            <Fact label="Version">{server.version}</Fact>
            <Fact label="Node.js">{server.node}</Fact>
            <Fact label="Started">{formatAgo(server.startedAt)}</Fact>
            <Fact label="Last backup" empty="None yet">
              {backup?.last && formatAgo(backup.last.at)}
            </Fact>
          </FactList>
        )}
      </AsyncView>
    </Card>
  );
}
