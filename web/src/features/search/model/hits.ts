import type { Me } from '@hearthside/contract/member/me';
import type { FoundGroup } from '@hearthside/contract/search/endpoints';
import { byRank, matchOf, plainWords, rankOf } from '@hearthside/contract/search/ranking';
import { meantBy } from '@hearthside/contract/search/slips';
import { SECTIONS, type Section, type SectionId } from '@hearthside/contract/section';
import type { Opens } from '@/lib/use-opened-for';
import type { Action } from './actions';

/** One line of the results. */
export interface Hit {
  title: string;
  line: string;
  snippet: string;
  path: string;
  /** How well it matches, as the server found. Without it, the title tells. */
  match?: number;
  /** Of the step in the history that opens its page. */
  state?: Opens | undefined;
}

export interface HitGroup {
  /** The section whose icon and name it has; or what kind of group it is. */
  id: string;
  label: string;
  hits: readonly Hit[];
  /** Leads to the list with the same search, if there is more than is shown. It stays last. */
  all?: Hit | undefined;
}

/** So many sections and actions are shown of what is found by one or two letters, which nearly everything has. */
const LOCAL_MAX = 5;
/** Whoever types a word means what has it, so all of that is shown. */
const WORD_LENGTH = 3;

const sectionHit = ({ label, line, path }: Section): Hit => ({
  title: label,
  line,
  snippet: '',
  path,
});

const actionHit = ({ label, path, opens }: Action): Hit => ({
  title: label,
  line: '',
  snippet: '',
  path,
  state: opens ? { opens } : undefined,
});

interface Named {
  title: string;
  /** Further words by which it is found. */
  words: string;
  hit: Hit;
}

/** Whether its title or its other words have each typed word. */
const isNamed = ({ title, words }: Pick<Named, 'title' | 'words'>, typed: string) =>
  ['title', 'beginning', 'all words'].includes(rankOf(`${title} ${words}`, typed));

function bestOf(all: readonly Named[], typed: string): Hit[] {
  const named = all.filter((one) => isNamed(one, typed));
  const shown = typed.length < WORD_LENGTH ? LOCAL_MAX : named.length;
  return byRank(named, typed)
    .slice(0, shown)
    .map(({ hit }) => hit);
}

/** The words that were meant, if a section or an action has them. */
function corrected(all: readonly Named[], typed: string): string {
  const known = new Set(all.flatMap(({ title, words }) => plainWords(`${title} ${words}`)));
  return meantBy(plainWords(typed), [known]) ?? typed;
}

export interface LocalSearch {
  me: Me;
  sections: readonly Section[];
  actions: readonly Action[];
  /** Whether a slip is forgiven, because nothing else was found. */
  forgiving: boolean;
}

/** The sections and actions of a member that match what is typed, without asking the server. */
export function localGroups(
  typed: string,
  { me, sections, actions, forgiving }: LocalSearch,
): HitGroup[] {
  const places = sections.map((section) => ({
    title: section.label,
    words: section.line,
    hit: sectionHit(section),
  }));
  const begun = actions
    .filter(({ mayBegin }) => mayBegin(me))
    .map((action) => ({
      title: action.label,
      words: action.words,
      hit: actionHit(action),
    }));
  const asked = (of: readonly Named[]) => {
    const found = bestOf(of, typed);
    return found.length > 0 || !forgiving ? found : bestOf(of, corrected(of, typed));
  };
  return [
    { id: 'sections', label: 'Go to', hits: asked(places) },
    { id: 'actions', label: 'Actions', hits: asked(begun) },
  ].filter(({ hits }) => hits.length > 0);
}

/** Sections whose list takes a search in its address. The others' lists can't show all that was found. */
const SEARCHED: ReadonlySet<string> = new Set<SectionId>([
  ...(['users', 'pet_records', 'trusts', 'admin_forms', 'library', 'admin_library'] as const),
  ...(['blogs', 'help', 'appointments', 'admin_memberships', 'admin_payments'] as const),
]);

/** The groups of the server's answer, with the name of their section. */
export const foundGroups = (groups: readonly FoundGroup[], typed: string): HitGroup[] =>
  groups.flatMap(({ section, found, more }) => {
    const known = SECTIONS.find(({ id }) => id === section);
    if (!known) return [];
    const path = `${known.path}?${new URLSearchParams({ search: typed })}`;
    const all =
      more && SEARCHED.has(section)
        ? { title: `All in ${known.label}`, line: '', snippet: '', path }
        : undefined;
    return [{ id: section, label: known.label, hits: found, all }];
  });

/** Of earlier groups what has the words that are typed now, so that Enter never opens what was found before. */
export const withWords = (groups: readonly HitGroup[], typed: string): HitGroup[] =>
  groups
    .map(({ all: _all, ...group }) => ({
      ...group,
      hits: group.hits
        .filter(({ title, line, snippet }) =>
          isNamed({ title, words: `${line} ${snippet}` }, typed),
        )
        // How well they match was found for what was typed before.
        .map(({ match: _match, ...hit }) => hit),
    }))
    .filter(({ hits }) => hits.length > 0);

/**
 * All groups, those first whose best title matches best. Of equals, sections and actions come first, then what the
 * server put first. `likelihood` tells how likely a page is meant because of earlier choices, which decides between equally good hits.
 */
export function ordered(
  groups: readonly HitGroup[],
  typed: string,
  likelihood: (path: string) => number,
): HitGroup[] {
  const place = ({ title, match }: Hit) => match ?? matchOf(title, typed);
  const best = ({ hits }: HitGroup) => Math.min(...hits.map(place));
  const sorted = (hits: readonly Hit[]) =>
    [...hits].sort((a, b) => place(a) - place(b) || likelihood(b.path) - likelihood(a.path));
  return [...groups]
    .sort((a, b) => best(a) - best(b))
    .map(({ all, ...group }) => ({
      ...group,
      hits: [...sorted(group.hits), ...(all ? [all] : [])],
    }));
}
