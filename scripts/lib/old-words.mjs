/* eslint words/no-old-words: off -- the list of them */

/**
 * Words that names had before docs/glossary.md, by the term that replaces them. Each is written as the words of a
 * name in lower case: `take back` is found in `takeBack`, `useTakeBack` and `TAKE_BACK`.
 * @type {Readonly<Record<string, string>>}
 */
export const OLD_WORDS = {
  'belonging of': 'dependents',
  belongings: 'dependents',
  'blog hour': 'publish time',
  'bring back': 'restore',
  'bring out': 'publish',
  'brought back': 'restored',
  'brought out': 'published',
  'cancel hour': 'cancel schedule',
  cargo: 'contents',
  colour: 'color',
  colours: 'colors',
  desk: 'state or context',
  evenly: 'in constant time',
  'follow member': 'on member changed',
  'follow members': 'watch',
  'follow pet': 'update',
  'follow pets': 'on pets changed',
  'follow profile': 'update',
  'follow trusts': 'on trusts changed',
  follower: 'listener',
  'forget counts': 'invalidate counts',
  forget: 'evict, erase, clear, revoke, remove or invalidate',
  forgetting: 'clearing',
  glance: 'summary',
  'held draft': 'locked draft',
  'held for': 'locked for',
  'held form': 'locked form',
  'held of': 'locked of',
  'held pet': 'locked pet',
  'hold alike': 'lock',
  'hold donation': 'lock',
  'hold order': 'lock',
  'hour cancelled': 'schedule cancelled',
  keeper: 'autosave or stored draft',
  keeping: 'autosave, save state or cache policy',
  'made once': 'idempotent',
  organisation: 'organization',
  'put aside': 'dismiss',
  'putting aside': 'dismiss',
  remembered: 'cached',
  'said in': 'content',
  seer: 'actor',
  seers: 'viewers',
  'shut out': 'revoke or refuse',
  sight: 'visibility or policy',
  'take back': 'unpublish, withdraw, revoke or undo',
  'taken back': 'unpublished, withdrawn, revoked or undone',
  'is told': 'is notified',
  'tell admins': 'notify',
  'tell all': 'notify',
  'tell author': 'notify',
  'tell listeners': 'notify',
  'tell member': 'notify',
  'tell members': 'broadcast',
  'tell office': 'notify',
  'tell others': 'broadcast',
  'tell owner': 'notify',
  'tell presence': 'broadcast',
  'tell problems': 'notify',
  'tell typing': 'broadcast or emit',
  teller: 'notifier',
  telling: 'broadcast or notify',
  'tells all': 'notifies',
  'tells new': 'notifies',
  'told messages': 'notified messages',
  'told unread': 'notified unread',
  twofold: 'two lines',
  'waiting news': 'waiting webhook events',
};

/** Names in the API and in stored events that have an old word. They stay as long as the API and the events do. */
export const KEPT_NAMES = new Set([
  ...['belongings', 'taken_back', 'forgetMissed'],
  ...['organisationName', 'organisation_name'],
]);

/** @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();

/**
 * The old word in a name, or undefined.
 * @param {string} name
 * @returns {string | undefined}
 */
export function oldWordIn(name) {
  if (KEPT_NAMES.has(name)) return undefined;
  const words = ` ${wordsOf(name)} `;
  return Object.keys(OLD_WORDS).find((old) => words.includes(` ${old} `));
}

/**
 * Refuses names with old words.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noOldWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { old: '"{{name}}": the word for "{{old}}" is {{term}} (docs/glossary.md).' },
  },
  create(context) {
    /** @param {any} node */
    const check = (node) => {
      const old = oldWordIn(node.name);
      if (old === undefined) return;
      context.report({
        node,
        messageId: 'old',
        data: { name: node.name, old, term: OLD_WORDS[old] ?? '' },
      });
    };
    return { Identifier: check, PrivateIdentifier: check, JSXIdentifier: check };
  },
};
