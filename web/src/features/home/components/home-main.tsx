import type { Home } from '@hearthside/contract/member/home';
import type { Me } from '@hearthside/contract/member/me';
import { useRef } from 'react';
import { useKeepFocus } from '@/lib/focus/use-keep-focus';
import { CareRow } from '@/kit/care-rows/care-row';
import { TodayCard, TodayRows } from '@/kit/care-rows/today-card';
import type { TodaysCare } from '../api/use-first-data';
import { listed } from '../model/attention';
import { isBare } from '../model/home-words';
import { latePart } from '@/ui/late-part';
import { AsyncView } from '@/ui/async-view';
import { SkeletonRows } from '@/ui/skeleton';
import { Attention } from './attention';
import { ChangesCard } from './changes-card';
import { EmptyHome } from './empty-home';
import { JoiningChecklist } from './joining-checklist';
import { CardSkeleton } from './home-skeleton';
import { LibraryCard } from './library-card';
import { PetsCard } from './pets-card';
import { RefusedPart } from './refused-part';
import { useCareOfVisit } from './use-care-of-visit';

/** Loaded only for those who have any, because everybody's first page is small. */
const useCareToday = latePart(async () => (await import('@/features/care')).CareToday);

/** As many rows as the first page shows of today's care. */
const CARE_ROWS = { count: 3, picture: 'size-11', className: 'min-h-16.5' };

/** Today's care. Until the code that marks it is there, the same rows stand without their buttons. */
function CarePart({ care, me }: { care: TodaysCare | undefined; me: Me }) {
  return (
    <AsyncView
      {...useCareToday()}
      skeleton={
        care ? (
          <TodayCard>
            <TodayRows
              {...care}
              memberId={me.id}
              row={(due, withDay) => <CareRow due={due} withDay={withDay} />}
            />
          </TodayCard>
        ) : (
          <CardSkeleton {...CARE_ROWS} />
        )
      }
      errorTitle="We couldn’t load today’s care"
    >
      {(CareToday) => <CareToday placeholder={<SkeletonRows {...CARE_ROWS} />} />}
    </AsyncView>
  );
}

export interface HomeMainProps {
  home: Home;
  me: Me;
  /** Today's care, where it could be had. */
  care: TodaysCare | undefined;
}

/** The first column: today's care, what waits, the member's pets, what is new to read, and what has changed. */
export function HomeMain({ home, me, care }: HomeMainProps) {
  const { checklist, pets, library, changed, changesLink } = home;
  const open = useCareOfVisit(home.care);
  const waiting = listed(home);
  // Here and not in the card, which leaves the page with the last one who waits.
  const waitingList = useRef<HTMLUListElement>(null);
  const keepFocus = useKeepFocus(waitingList);
  // The second column has the rest.
  const hasMore = home.attention.length > 0 || home.unread.length > 0;
  return (
    <div className="grid gap-4">
      <RefusedPart memberId={me.id} hasCare={open !== null} />
      {open && <CarePart care={care} me={me} />}
      {!me.verified && checklist.length > 0 && <JoiningChecklist steps={checklist} />}
      {waiting.length > 0 && <Attention items={waiting} list={waitingList} onDone={keepFocus} />}
      {pets.total > 0 && <PetsCard pets={pets} me={me} />}
      {library && <LibraryCard library={library} />}
      {changed > 0 && <ChangesCard changed={changed} link={changesLink} />}
      {/* A new member's checklist already says what there is to do. */}
      {me.verified && isBare({ ...home, care: open }) && <EmptyHome me={me} hasMore={hasMore} />}
    </div>
  );
}
