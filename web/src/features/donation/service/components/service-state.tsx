import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card, CardTitle } from '@/ui/card';
import { SkeletonText } from '@/ui/skeleton';
import { useDonationService } from '../../api/donations';
import { ServiceCheck } from './service-check';
import { ServiceFacts } from './service-facts';
import { UnusableList } from './unusable-list';

/** The state of the connection to the donation service, and a button to compare the two now. */
export function ServiceState() {
  const found = useDonationService();
  return (
    <Card>
      <CardTitle>Donation service</CardTitle>
      <AsyncView
        {...viewOf(found)}
        skeleton={<SkeletonText lines={6} label="Loading the state of the donation service..." />}
        errorTitle="Failed to load the state of the donation service"
      >
        {(state) => (
          <>
            <ServiceFacts state={state} />
            <UnusableList state={state} />
            <ServiceCheck state={state} />
          </>
        )}
      </AsyncView>
    </Card>
  );
}
