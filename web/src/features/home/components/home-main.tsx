import type { Home } from '@hearthside/contract/member/home';
import type { Me } from '@hearthside/contract/member/me';
import { useRef } from 'react';
import { useKeepFocus } from '@/lib/focus/use-keep-focus';
import { listed } from '../model/attention';
import { isBare } from '../model/home-words';
import { latePart } from '@/ui/late-part';
import { AsyncView } from '@/ui/async-view';
import { SkeletonGroup, SkeletonRows } from '@/ui/skeleton';
import { Attention } from './attention';
import { ChangesCard } from './changes-card';
import { EmptyHome } from './empty-home';
import { JoiningChecklist } from './joining-checklist';
import { CardSkeleton } from './home-skeleton';
import { PetsCard } from './pets-card';

/** Loaded only for those who have any, because everybody's first page is small. */
const useCareToday = latePart(async () => (await import('@/features/care')).CareToday);
const useNewInLibrary = latePart(async () => (await import('@/features/library')).NewInLibrary);

/** How many of today's care tasks are shown. */
const CARE_SHOWN = 6;

/** Today's care. While its code and its tasks load, as many rows keep its place, so that nothing below them moves. */
function CarePart({ care: { open } }: { care: NonNullable<Home['care']> }) {
  const code = useCareToday();
  const rows = { count: Math.min(open, CARE_SHOWN), picture: 'size-11', className: 'min-h-16.5' };
  return (
    <AsyncView
      {...code}
      skeleton={
        <SkeletonGroup label="Loading today’s care...">
          <CardSkeleton {...rows} />
        </SkeletonGroup>
      }
      errorTitle="We couldn’t load today’s care"
    >
      {(CareToday) => <CareToday most={CARE_SHOWN} placeholder={<SkeletonRows {...rows} />} />}
    </AsyncView>
  );
}

/** What is new in the library, once its code is there. */
function LibraryPart({ library }: { library: NonNullable<Home['library']> }) {
  return (
    <AsyncView
      {...useNewInLibrary()}
      skeleton={<CardSkeleton count={library.first.length} picture="size-10.5 rounded-s" />}
      errorTitle="We couldn’t load what is new"
    >
      {(NewInLibrary) => <NewInLibrary library={library} />}
    </AsyncView>
  );
}

/** The first column: today's care, what waits, the member's pets, what is new to read, and what has changed. */
export function HomeMain({ home, me }: { home: Home; me: Me }) {
  const { checklist, pets, library, changed, changesLink } = home;
  const waiting = listed(home);
  // Here and not in the card, which leaves the page with the last one who waits.
  const waitingList = useRef<HTMLUListElement>(null);
  const keepFocus = useKeepFocus(waitingList);
  // The second column has the rest.
  const hasMore = home.attention.length > 0 || home.unread.length > 0;
  return (
    <div className="grid gap-4">
      {home.care && <CarePart care={home.care} />}
      {!me.verified && checklist.length > 0 && <JoiningChecklist steps={checklist} />}
      {waiting.length > 0 && <Attention items={waiting} list={waitingList} onDone={keepFocus} />}
      {pets.total > 0 && <PetsCard pets={pets} me={me} />}
      {library && <LibraryPart library={library} />}
      {changed > 0 && <ChangesCard changed={changed} link={changesLink} />}
      {/* A new member's checklist already says what there is to do. */}
      {me.verified && isBare(home) && <EmptyHome me={me} hasMore={hasMore} />}
    </div>
  );
}
