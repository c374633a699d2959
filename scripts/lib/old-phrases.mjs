/**
 * Phrases that texts of the portal had, each with what we say instead (ruling 31). They are found anywhere in a text,
 * in capitals or not.
 * @type {Readonly<Record<string, string>>}
 */
export const OLD_PHRASES = {
  'something changed?': 'update my details',
  'how we reach you': 'your contact info',
  'is to be renewed by': 'renew by',
  'lapsed on': 'expired on',
  'wait for your answers': 'forms to fill out',
  'waits for your answers': 'a form to fill out',
  'waiting for your answers': 'to fill out',
  'others to turn to': 'other professionals',
  'answers add up to': 'results of approved forms',
  'bring out': 'publish',
  'bring them out': 'publish them',
  'brings out': 'publishes',
  'brought out': 'published',
  'became of them': 'their status',
  'fill forms': 'fill out your intake form',
  'opens by itself': 'you’ll get full access once verified',
  'words in a row': 'a short phrase is easy to remember',
  'what was set aside': 'a pet’s trust fund',
  'we ask for what we need': 'just the basics for now',
  'here and nowhere else': 'this signs you out on other devices',
  'what you are told': 'notification settings',
  'holds at once': 'is saved automatically',
  'keep quiet hours': 'turn on quiet hours',
  'bell goes on': 'bell notifications continue',
  somebody: 'someone',
  'without this tick': 'if unchecked',
  'to tick': 'to check',
  'tick a': 'check a',
  'tick all': 'check all',
  'tick the': 'check the',
  'tick this': 'check this',
  'tick what': 'check what',
  'are ticked': 'are checked',
  'is ticked': 'is checked',
  'be ticked': 'be checked',
  'ticked cell': 'checked cell',
  'ticked off': 'checked off',
  'ticks show': 'check marks show',
  'take back': 'withdraw, undo or remove',
  'take it back': 'withdraw it, undo it or remove it',
  'takes back': 'withdraws, undoes or removes',
  'taken back': 'withdrawn, undone or removed',
  'took back': 'withdrew, undid or removed',
  'link holds': 'link expires in',
  'erased for good': 'permanently deleted',
  'deleted for good': 'permanently deleted',
  'gone for good': 'permanently deleted',
  'waiting for the office': 'pending',
  'asks to move': 'reschedule requested',
  'by your clock': 'your time',
  'not fixed yet': 'to be decided',
  'wish has reached': 'request sent',
  'is taken out': 'was removed',
  'still stands': 'is still on',
  'may be texted': 'OK to text',
  'no two pets of': 'use a different name for each pet',
  'has changed since is not': 'later changes aren’t shown',
  'to put right': 'fix before saving',
  'review what is sent': 'review responses',
  'will get names': 'will be named automatically',
  'go on on': 'continue on',
  'sent last on': 'last sent',
  'waits to be looked over': 'ready for review',
  'in no folder': 'other files',
  'also stands among': 'also list under',
  'copy its address': 'copy link',
  'feed address': 'RSS feed',
  'comes out on': 'publishes on',
  'wider than high': 'landscape',
  'higher than wide': 'portrait',
  'end of its web address': 'web address (slug)',
  'any privacy': 'all visibility',
  'searches that found nothing': 'unanswered searches',
  'nobody can write in it': 'no one can reply',
  'come by the donation service': 'cash, checks and transfers',
  'as the donation service says': 'reported by Givebutter',
  'renewed no membership': 'none',
  'statement of the donor': 'donor statement',
  'because the portal keeps': 'because you have an appointment with us',
  'your role permits is open': 'you now have full access',
  'waits for you': 'please complete',
  'not open to you': 'you don’t have access to it',
  'that did not work': 'this link has expired, or what else went wrong',
  'asked for for': 'asked to reschedule',
  'here is what waits': 'to do and recent changes',
  'add a box': 'add widget',
};

/**
 * Words that are fine in a sentence, and were no good as the whole of a label.
 * @type {Readonly<Record<string, string>>}
 */
export const OLD_LABELS = {
  End: 'Sign out',
  'Ask for': 'Request an appointment',
  Coming: 'Upcoming',
  'It can wait': 'Optional',
  'Begins with': 'Prefill with',
  'Only verified users': 'Verify this person first',
};

const asPattern = (/** @type {string} */ phrase) =>
  new RegExp(`(?<![\\w'’-])${phrase.replace(/[?()]/g, String.raw`\$&`)}(?![\\w-])`, 'i');
const PATTERNS = Object.entries(OLD_PHRASES).map(([phrase, better]) => ({
  phrase,
  better,
  pattern: asPattern(phrase),
}));

const LABELS = new RegExp(
  `(["'\`>]|^)\\s*(${Object.keys(OLD_LABELS).join('|')})\\s*(["'\`<]|$)`,
  'm',
);

/**
 * Whether any text of this source can have an old phrase. Most have none, and need not be parsed.
 * @param {string} source
 * @returns {boolean}
 */
export function mayHaveOldPhrase(source) {
  const flat = source.replace(/\s+/g, ' ');
  return LABELS.test(source) || PATTERNS.some(({ pattern }) => pattern.test(flat));
}

/**
 * The old phrases in a text, each with what we say instead. Texts that the specification quotes stay letter for
 * letter (ruling 31): what they have is no finding.
 * @param {string} text
 * @param {readonly string[]} [quoted]
 * @returns {string[]}
 */
export function oldPhrasesIn(text, quoted = []) {
  const flat = text.replace(/\s+/g, ' ').trim();
  const better = Object.hasOwn(OLD_LABELS, flat) ? OLD_LABELS[flat] : undefined;
  const own = quoted.reduce((rest, quote) => rest.replaceAll(quote, '…'), flat);
  return [
    ...(better ? [`“${flat}” → ${better}`] : []),
    ...PATTERNS.filter(({ pattern }) => pattern.test(own)).map(
      ({ phrase, better }) => `“${phrase}” → ${better}`,
    ),
  ];
}
