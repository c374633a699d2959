import { can } from '@hearthside/contract/access';
import {
  HELP_PLACES,
  HELP_TEXTS,
  isWrittenInPortal,
  type HelpPlace,
} from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { useKeepFocus } from '@/lib/focus/use-keep-focus';
import { isAway } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button, ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { BackLink } from '@/ui/page-header';
import { SearchBox } from '@/ui/fields/search-box';
import { SkeletonText } from '@/ui/skeleton';
import { useAnswers } from '../api/answers';
import { AnswerDialog, type Editing } from './answer-dialog';
import { Answers } from './answers';
import { EmergencyBanner } from '../emergency/components/emergency-banner';
import { HelpPanel } from './help-panel';

export interface TopicViewProps {
  place: HelpPlace;
  /** The answer's part of the address, as it is written there. */
  asked: string | undefined;
  askedId: number | undefined;
}

/** A topic: its search, its answers, and what to do if they do not help. */
export function TopicView({ place, asked, askedId }: TopicViewProps) {
  const { title } = HELP_PLACES[place];
  usePage(title);
  const me = useMe();
  const found = useAnswers(place);
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<Editing>();
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(box);
  // In an emergency, what the device has comes first, and not that the server is away.
  const isKeptCopy = place === 'emergencies' && found.data !== undefined && isAway(found.error);
  const view = isKeptCopy ? { ...viewOf(found), error: undefined } : viewOf(found);
  const writes = isWrittenInPortal(place) && can(me, 'admin_help');
  return (
    <>
      <BackLink to={helpPages.home} label={HELP_TEXTS.back} />
      {place === 'emergencies' && <EmergencyBanner className="mt-2" />}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <SearchBox
          label={`Search ${title}`}
          placeholder={HELP_TEXTS.search}
          value={search}
          onChange={setSearch}
          className="basis-full sm:max-w-120 sm:flex-1 sm:basis-72"
        />
        {writes && (
          <Button
            icon={<Plus size={18} aria-hidden />}
            className="ml-auto"
            aria-haspopup="dialog"
            onClick={() => setEditing('new')}
          >
            {HELP_TEXTS.add}
          </Button>
        )}
      </div>
      <div ref={box} tabIndex={-1} className="mt-4 outline-none">
        {isKeptCopy && <KeptCopy />}
        <AsyncView
          {...view}
          errorTitle="Failed to load the answers"
          skeleton={<SkeletonText lines={8} label="Loading the answers..." />}
        >
          {({ items }) => (
            <Answers
              place={place}
              items={items}
              search={search}
              asked={asked}
              askedId={askedId}
              onClear={() => setSearch('')}
              onEdit={writes ? setEditing : undefined}
              onRemoved={keepFocus}
            />
          )}
        </AsyncView>
      </div>
      {search === '' && <HelpPanel place={place} />}
      {writes && <AnswerDialog topic={place} editing={editing} onEdit={setEditing} />}
    </>
  );
}

/** Says that the answers are those of the device, and where first aid is. */
function KeptCopy() {
  const at = storedEmergencies()?.at;
  return (
    <Notice
      className="mb-4"
      action={
        <ButtonLink to={helpPages.offline} variant="quiet" size="s">
          First aid
        </ButtonLink>
      }
    >
      {at ? `Saved on this device on ${formatDateTime(at)}.` : 'This is the copy on this device.'}{' '}
      We can’t reach the server right now.
    </Notice>
  );
}
