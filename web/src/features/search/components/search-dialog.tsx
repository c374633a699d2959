import type { Me } from '@hearthside/contract/member/me';
import { SEARCH_MAX } from '@hearthside/contract/list';
import { sectionsFor } from '@hearthside/contract/section';
import { LoaderCircle, Search } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useHasAppointments } from '@/features/appointment';
import { useInboxSummary } from '@/features/inbox';
import { useMe } from '@/features/session';
import { Dialog } from '@/ui/dialogs/dialog';
import { ErrorState } from '@/ui/error-state';
import { isComposing } from '@/ui/fields/composing';
import { useEverything } from '../api/search';
import { ACTIONS } from '../model/actions';
import {
  foundGroups,
  localGroups,
  ordered,
  withWords,
  type Hit,
  type HitGroup,
} from '../model/hits';
import { clearRecent, likelihoods, readRecent, rememberChoice, type Recent } from '../model/recent';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';

/** How long after the last key the server is asked, in milliseconds. */
const PAUSE_MS = 150;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useLocalGroups(typed: string, me: Me, forgiving: boolean): HitGroup[] {
  const { hasChats } = useInboxSummary();
  const hasAppointments = useHasAppointments();
  return useMemo(() => {
    if (typed === '') return [];
    const sections = sectionsFor(me, { hasChats, hasAppointments });
    return localGroups(typed, { me, sections, actions: ACTIONS, forgiving });
  }, [typed, me, forgiving, hasChats, hasAppointments]);
}

/** One search over sections, actions, people, pets and texts. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" size="l">
      <SearchBody onClose={onClose} />
    </Dialog>
  );
}

function SearchBody({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState<Recent>(() => readRecent(me.id));
  const typed = text.trim();
  const asked = useSettled(typed);
  // What the portal shows by itself is no search without an answer.
  const answered = useLocalGroups(asked, me, false).length > 0 ? 'true' : undefined;
  const answer = useEverything(asked === '' ? null : { search: asked, answered });
  const { data, error } = answer;
  const isBusy = typed !== '' && (asked !== typed || answer.isLoading || answer.isValidating);
  const local = useLocalGroups(typed, me, !isBusy && data?.groups.length === 0);
  // Until there is an answer to what is typed now, what was found before stays only as far as it has the new words.
  const meant = isBusy ? null : (data?.meant ?? null);
  const groups = useMemo(() => {
    const likely = likelihoods(recent.chosen);
    const answered = typed === '' ? [] : foundGroups(data?.groups ?? [], meant ?? typed);
    const found = isBusy ? withWords(answered, typed) : answered;
    return ordered([...local, ...found], meant ?? typed, (path) => likely.get(path) ?? 0);
  }, [local, data, typed, meant, isBusy, recent]);
  const hits = groups.flatMap((group) => group.hits);
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, hits.length - 1));
  const list = useId();
  const optionId = (place: number) => `${list}-${place}`;

  const choose = ({ path, title, line }: Hit) => {
    rememberChoice(me.id, typed, { path, title, line });
    onClose();
  };
  const type = (next: string) => {
    setText(next);
    setActive(0);
  };
  const pressed = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || hits.length === 0) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (at + step + hits.length) % hits.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(at))?.click();
    }
  };

  return (
    <>
      <div className="sticky top-0 z-10 -mx-1 bg-surface px-1 pt-1 pb-3">
        <div className="relative">
          <Search
            size={20}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-faint"
          />
          <input
            type="search"
            role="combobox"
            dir="auto"
            data-autofocus
            autoComplete="off"
            enterKeyHint="go"
            maxLength={SEARCH_MAX}
            aria-label="Search everything"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? list : undefined}
            aria-activedescendant={hits.length > 0 ? optionId(at) : undefined}
            aria-autocomplete="list"
            placeholder="People, pets, forms, answers, actions…"
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={pressed}
            className="h-13 w-full rounded-m border border-line-control bg-surface pr-11 pl-12 text-m focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
          />
          {isBusy && (
            <LoaderCircle
              size={20}
              aria-hidden
              className="absolute inset-y-0 right-4 my-auto animate-spin text-ink-faint"
            />
          )}
        </div>
      </div>
      {/* Tall enough that the dialog does not jump between answers. */}
      <div className="min-h-[min(26rem,60dvh)]">
        <p role="status" className="sr-only">
          {typed !== '' && !isBusy && (hits.length === 1 ? '1 result' : `${hits.length} results`)}
        </p>
        {typed === '' ? (
          <SearchStart
            recent={recent}
            onSearch={type}
            onChoose={choose}
            onClear={() => {
              clearRecent(me.id);
              setRecent(readRecent(me.id));
            }}
          />
        ) : (
          <>
            {meant && (
              <p className="pb-2 text-s text-ink-soft">
                No results for “{typed}”. Showing results for{' '}
                <strong className="text-ink">{meant}</strong>.
              </p>
            )}
            <SearchResults
              id={list}
              groups={groups}
              typed={meant ?? typed}
              active={at}
              optionId={optionId}
              onActive={setActive}
              onChoose={choose}
            />
            {Boolean(error) && !isBusy && (
              <ErrorState
                title="The search could not be completed"
                onRetry={() => void answer.mutate()}
                busy={answer.isValidating}
              />
            )}
            {hits.length === 0 && !isBusy && !error && (
              <div className="px-3 py-8 text-center text-ink-soft">
                <p className="font-semibold text-ink">No results for “{typed}”.</p>
                <p>Try fewer letters or a different word.</p>
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}
