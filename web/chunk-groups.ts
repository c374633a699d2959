import type { Rolldown } from 'vite';

/**
 * Which modules share a file, so that a page takes a dozen requests instead of a hundred. A module goes to the first
 * group that takes it, and takes along what it imports. Code of one page alone stays in the file of that page.
 */

/** What the build knows of a module. */
type Graph = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
>[1];

/** The addresses of these subjects' pages, as code or as data (contract-as-data). */
const pages = (subjects: string) => `contract(?:/src/|-data:)(?:${subjects})/pages(?:\\.ts)?$`;
const sources = (...paths: string[]) => String.raw`/src/(?:${paths.join('|')})\.tsx?$`;
const packages = (names: string) => String.raw`node_modules[\\/](?:${names})[\\/]`;
const icons = (names: string) => String.raw`/icons/(?:${names})\.mjs$`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** What visitors need: signing in, joining, and what says that the server is away. */
const FOR_VISITORS = anyOf(
  sources(
    'ui/(button|button-style|icon-button|late-part|notice|spinner)',
    'ui/fields/(email-input|field|field-context|input-style|password-input|text-input)',
    'ui/dialogs/back-steps',
    'ui/lists/empty-state',
    'ui/media/(initials|logo)',
    'ui/toast/(toast|toast-queue)',
    'lib/api/(?!file-api|keep-previous|mutation|resource|swr-config|view-of)[\\w-]+',
    'lib/drafts/(storage|draft-owner|visitor-draft)',
    'lib/session/[\\w-]+',
    'lib/(?!form|use-form|zod|probe-link|time-zone|use-media|typed-dollars|after-dialogs|dates|dialog-steps|notification-subjects|paged-query|query-state|section-icons|who-and-when|use-(at-moment|existing-page|list-top|now|paged-list|searched-list|subject))[\\w-]+',
    'features/settings/api/settings',
    'features/settings/components/emergency-help-link',
    'app/pages/(unavailable|page-message)',
    'settings/browser-error',
    'features/(session|help|blog)/subject',
    'features/session/api/sessions',
    'features/session/components/text-link',
    'ui/(break-points|email-text)',
    'ui/fields/(radio|choice)',
  ),
  String.raw`contract/src/(?:access|phone|name-without-link)\.ts$`,
  'contract-data:member/(?:person-fields|me)$',
  pages('session|member|help|blog'),
  icons('check|circle|cloud-off|mail-check|life-buoy|rotate-ccw'),
);

/** What every page of members needs: the shell around it, the data cache, and what home shows of other subjects. */
const FOR_MEMBERS = anyOf(
  sources(
    'app/member-routes',
    'ui/(card|progress)',
    'ui/media/(avatar|portrait)',
    'kit/pet-picture/(species|pet-picture)',
    'kit/run-button/run-button',
    'kit/care-rows/[\\w-]+',
    'features/member/users/components/use-verifying',
    'features/history/components/(history-lines|history-of|history-skeleton|change-words)',
    'lib/(after-dialogs|dates|dialog-steps|notification-subjects|section-icons|time-zone|who-and-when)',
    'lib/api/(keep-previous|mutation|resource|swr-config|view-of)',
    'lib/(focus/use-keep-focus|outbox/unsent-flag|use-(now|subject))',
  ),
  pages('\\w+'),
  packages('dequal'),
  String.raw`node_modules[\\/]swr[\\/]dist[\\/](?!infinite|immutable|mutation|subscription)`,
  'contract-data:(?:history/endpoints|care/(?:endpoints|occurrence-states)|library/category-labels|member/home)$',
  String.raw`contract/src/web-address\.ts$`,
  String.raw`contract(?:/src/|-data:)inbox/attachment-text(?:\.ts)?$`,
  icons(
    'siren|bell-ring|book-open|chevron-right|circle-dashed|bird|cat|dog|fish|rabbit|rat|turtle|calendar-clock|map-pin|phone',
  ),
);

/** The form to sign in with. A member meets it only where their session has ended. */
const SIGN_IN = anyOf(
  sources('features/session/components/(sign-in-form|resend-link|visitor-page)'),
);

const VALIDATION = anyOf(packages('zod|react-hook-form|@hookform'));
/** What every form needs, those of visitors too. */
const FOR_FORMS = anyOf(
  VALIDATION.source,
  sources('lib/(zod|form-errors|form-submit|use-form|first-invalid)', 'lib/drafts/use-form-draft'),
  String.raw`contract/src/(?:endpoint|text|list|session/(?:endpoints|password)|member/(?:person|person-fields|me))\.ts$`,
);
const OUTBOX = anyOf(
  sources('lib/outbox/(?!unsent-flag)[\\w-]+'),
  String.raw`contract/src/inbox/(?:group-fields|mentions|office-fields)\.ts$`,
);
/** What tells the browser of push notifications. No page waits for it. */
const PUSH = anyOf(sources('lib/push/[\\w-]+'));
const HEADLESS = anyOf(packages('@headlessui|@floating-ui'));
/** Rich text, and the field for it without the editor itself, which is fetched when it is shown. */
const RICH_TEXT = anyOf(
  packages('dompurify'),
  '/ui/rich-text/rich-text(?:-editor)?\\.tsx$',
  '/kit/portal-pages/',
);
const SPECIAL = anyOf(packages('dompurify|@tiptap|prosemirror-\\w+'), '/ui/rich-text/');
/** What belongs to no feature. */
const SHARED = anyOf(
  '/src/(?:ui|lib|kit)/',
  // What several features draw charts with is too small for a file of its own. The canvas comes when one is shown.
  '/src/features/chart/',
  'contract/src/',
  'contract-data:',
  packages('lucide-react|swr'),
);

const REACHED = new Map<string, boolean>();

/** Whether a module imports one of these, itself or through others. */
function reaches(id: string, what: RegExp, graph: Graph): boolean {
  const key = `${what.source} ${id}`;
  const known = REACHED.get(key);
  if (known !== undefined) return known;
  REACHED.set(key, false);
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const found = what.test(id) || imported.some((next) => reaches(next, what, graph));
  REACHED.set(key, found);
  return found;
}

/** The shared file that a module belongs to, by the heaviest that it imports. */
function sharedFile(id: string, graph: Graph): string | null {
  if (HEADLESS.test(id)) return 'overlays';
  if (!SHARED.test(id) || OUTBOX.test(id) || PUSH.test(id) || reaches(id, SPECIAL, graph))
    return null;
  if (reaches(id, VALIDATION, graph)) return 'form-parts';
  return reaches(id, HEADLESS, graph) ? 'overlays' : 'parts';
}
const shared = (name: string) => (id: string, graph: Graph) =>
  sharedFile(id, graph) === name ? name : null;

const FEATURE = /\/src\/features\/(?!session)([\w-]+)\/([\w-]+)\//;
/** Folders with a file of their own, because most pages of their feature do without them. */
const OWN_FILE = /^(?:blog-(?:read|write)|form-fill|member-(?:invitations|users))$/;

/** What pages of a feature share: two files, so that pages without forms do without their code. */
function featureFile(id: string): string | null {
  const [, feature, folder = ''] = FEATURE.exec(id) ?? [];
  if (!feature) return null;
  const own = `${feature}-${folder}`;
  return OWN_FILE.test(own) ? own : feature;
}

const GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'base',
    test: anyOf(packages('react|react-dom|scheduler|react-router|react-router-dom|clsx')),
  },
  { name: 'index', tags: ['$initial'] },
  { name: 'visitors', test: FOR_VISITORS },
  { name: 'sign-in', test: SIGN_IN },
  { name: 'members', test: FOR_MEMBERS },
  { name: 'forms', test: FOR_FORMS },
  { name: shared('parts'), minShareCount: 2 },
  { name: shared('overlays') },
  { name: shared('form-parts'), minShareCount: 2 },
  { name: 'push', test: PUSH, minShareCount: 2 },
  // The inbox and the care calendar send by it. No other page needs it, nor the terms of chats.
  { name: 'outbox', test: OUTBOX, minShareCount: 2 },
  { name: 'rich-text', test: RICH_TEXT, minShareCount: 2 },
  // Other features show files and people, so these come before them.
  { name: 'file', test: /\/src\/features\/file\// },
  {
    name: 'member',
    test: /\/src\/features\/(?:member\/(?:api|components|model)|messaging)\//,
    minShareCount: 2,
  },
  {
    name: (id: string, graph: Graph) => (reaches(id, VALIDATION, graph) ? null : featureFile(id)),
    minShareCount: 2,
  },
  { name: (id: string) => featureFile(id) && `${featureFile(id)}-forms`, minShareCount: 2 },
];

export const CHUNK_GROUPS = GROUPS.map((group, at) => ({
  // For the build's own reports, which can't name a group by a function.
  debugName: `group ${at}`,
  ...group,
  priority: GROUPS.length - at,
}));
