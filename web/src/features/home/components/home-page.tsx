import { mayHavePets } from '@hearthside/contract/access';
import { useMe } from '@/features/session';
import { useSettings } from '@/features/settings';
import { greeting } from '@/lib/dates';
import { usePage } from '@/lib/page';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { useFirstData } from '../api/use-first-data';
import { EmergencyCard, EmergencyPlace } from './emergency-card';
import { HomeMain } from './home-main';
import { HomeSide } from './home-side';
import { HomeSkeleton, SideSkeleton } from './home-skeleton';

/** The first page: what waits for this member, and what they came for. */
export function HomePage() {
  const me = useMe();
  const { emergencyNumber } = useSettings();
  usePage('Home', `${greeting()}, ${me.firstName}`);
  const { home, care } = useFirstData(me);
  const loading = home.data === undefined && !home.error;
  const emergency = emergencyNumber ? (
    <EmergencyCard number={emergencyNumber} />
  ) : (
    loading && <EmergencyPlace />
  );
  // In the order of a phone. On a wide screen the first and the third part are one column.
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      {emergency && <div className="lg:col-start-2 lg:row-start-1">{emergency}</div>}
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <AsyncView
          {...viewOf(home)}
          skeleton={<HomeSkeleton pets={mayHavePets(me)} />}
          errorTitle="We could not load what is waiting for you"
        >
          {(data) => <HomeMain home={data} me={me} care={care} />}
        </AsyncView>
      </div>
      {/* What is there instead of the placeholder is another thing, and has not moved. */}
      <div key={loading ? 'loading' : 'there'} className="grid gap-4 lg:col-start-2">
        {loading ? <SideSkeleton /> : <HomeSide home={home.data} me={me} />}
      </div>
    </div>
  );
}
