import { useMe } from '@/features/session';
import { useSettings } from '@/features/settings';
import { greeting } from '@/lib/dates';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Card } from '@/ui/card';
import { SkeletonText } from '@/ui/skeleton';
import { useHome } from '../api/home';
import { Attention } from './attention';
import { EmergencyCard } from './emergency-card';
import { JoiningChecklist } from './joining-checklist';
import { ReachCard } from './reach-card';
import { SectionLinks } from './section-links';

/** The first page: what waits for this member, and links to everything. */
export function HomePage() {
  const me = useMe();
  const { emergencyNumber } = useSettings();
  usePage('Home', `${greeting()}, ${me.firstName}`);
  const home = useHome();
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <AsyncView
        {...viewOf(home)}
        skeleton={
          <Card>
            <SkeletonText lines={4} />
          </Card>
        }
        errorTitle="We could not see what is waiting for you"
      >
        {({ checklist, attention }) => (
          <div className="grid gap-4">
            {!me.verified && checklist.length > 0 && <JoiningChecklist steps={checklist} />}
            <Attention items={attention} newcomer={!me.verified} />
          </div>
        )}
      </AsyncView>
      {/* On phones it comes before the sections, so that the emergency line is not below them. */}
      <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {emergencyNumber && <EmergencyCard number={emergencyNumber} />}
        {me.verified && <ReachCard me={me} />}
      </div>
      <SectionLinks me={me} />
    </div>
  );
}
