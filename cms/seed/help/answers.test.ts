import { describe, expect, it } from 'vitest';
import { HELP_LIMITS, HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { DETAIL_LABELS } from '@hearthside/contract/pet/entry-details';
import { petPages } from '@hearthside/contract/pet/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import { plainWords } from '@hearthside/contract/search/ranking';
import { meantBy } from '@hearthside/contract/search/slips';
import { SECTIONS } from '@hearthside/contract/section';
import { sessionPages } from '@hearthside/contract/session/pages';
import { readVideoLink } from '@hearthside/contract/video-link';
import { cleanRichText } from '../../src/text/clean-rich-text';
import { searchWords, typedWords } from '../../src/search/search-words';
import { rankedAnswers } from '../../src/api/help/rules/ranked-answers';
import { cleanSynonym, partsOf } from '../../src/api/help/rules/clean-synonym';
import { widenedBy } from '../../src/search/synonyms';
import { ANSWERS, MISSED } from './answers';
import { SYNONYMS } from './synonyms';

const all = Object.values(ANSWERS).flat();
const LINES = SYNONYMS.map(({ word, sameAs }) => [word, ...partsOf(sameAs)]);
const places = Object.keys(HELP_PLACES) as HelpPlace[];

describe('the demo\u2019s help center', () => {
  it.each(places)('says enough about %s', (place) => {
    expect(ANSWERS[place].length).toBeGreaterThanOrEqual(place === 'faq' ? 5 : 6);
  });

  it.each(all)('keeps what it says: $question', ({ question, answer }) => {
    expect(cleanRichText(answer, HELP_LIMITS.answer)).toBe(answer);
    expect(question.length).toBeLessThanOrEqual(HELP_LIMITS.question);
    expect(textOfRich(answer).length).toBeGreaterThan(120);
  });

  it('shows films, by addresses as the server keeps them', () => {
    const films = all.flatMap(({ videoUrl }) => videoUrl ?? []);
    expect(films.length).toBeGreaterThanOrEqual(2);
    for (const film of films) expect(readVideoLink(film)?.watchUrl).toBe(film);
  });

  it('lets the entry of a vaccination make the next task, and nobody add it a second time', () => {
    const [found] = all.filter(({ question }) => /vaccinations/.test(question));
    expect(found?.answer).toContain(`<strong>${DETAIL_LABELS.nextDue}</strong>`);
    expect(found?.answer).not.toContain('Add a task');
  });

  it('links to the screens it names, and to no address that the portal does not have', () => {
    const links = all.flatMap(({ answer }) => answer.match(/(?<=<a href=")\/[^"]*/g) ?? []);
    expect(links.length).toBeGreaterThan(25);
    const screens: string[] = SECTIONS.map(({ path }) => path);
    const others: string[] = [
      sessionPages.security,
      notificationPages.choices,
      memberPages.ownData,
      memberPages.invitations,
      memberPages.waitingRoom,
      petPages.onDevice,
    ];
    const topics = places.map((place) => helpPages.topic(place));
    expect(links.filter((link) => ![...screens, ...others, ...topics].includes(link))).toEqual([]);
  });

  it.each(SECTIONS.map(({ path }) => path))('has an answer that leads to %s', (path) => {
    const leading = all.filter(({ answer }) => answer.includes(`<a href="${path}">`));
    expect(leading.map(({ question }) => question)).not.toEqual([]);
  });

  it('asks nothing twice', () => {
    const questions = all.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('has no answer to what was searched for in vain', () => {
    for (const { words } of MISSED) {
      expect(words).toBe(typedWords(words).join(' '));
      const found = all.filter(({ question, answer }) => {
        const said = searchWords(question, textOfRich(answer));
        return widenedBy(LINES, typedWords(words)).groups.every((ways) =>
          ways.some((way) => way.every((word) => said.some((one) => one.startsWith(word)))),
        );
      });
      expect(found).toEqual([]);
    }
  });

  /** What a search shows first, by the same rules as the server's (reading-help). */
  function firstFor(typed: string): string | undefined {
    const { groups } = widenedBy(LINES, typedWords(typed));
    const rows = all.filter(({ question, answer }) => {
      const said = searchWords(question, textOfRich(answer));
      return groups.every((ways) =>
        ways.some((way) => way.every((word) => said.some((one) => one.startsWith(word)))),
      );
    });
    return rankedAnswers(rows, typed, groups)[0]?.row.question;
  }

  // What a demanding user searched for in vain (finding C5), and a few of the same kind.
  it.each([
    ['membership', 'How do I renew my membership?'],
    ['renew', 'How do I renew my membership?'],
    ['donation', 'How do I make a donation, or give in memory of an animal?'],
    ['donate', 'How do I make a donation, or give in memory of an animal?'],
    ['reminder', 'When do I get a reminder about my membership?'],
    ['appointment', 'How do I ask for an appointment, move it or cancel it?'],
    ['statement', 'Where do I find my donation statement for taxes?'],
    ['lost dog', 'My pet is lost'],
    ['delete my account', 'How do I delete my account?'],
    ['password', 'How do I change my password?'],
    ['notifications', 'How do I choose which emails and notifications I get?'],
    ['search', 'How do I search?'],
    // What the portal does besides, in the words that somebody would type.
    ['two-step', 'How do I turn on two-step sign-in or add a passkey?'],
    ['passkey', 'How do I turn on two-step sign-in or add a passkey?'],
    ['recovery codes', 'What are recovery codes, and what if I lost my phone?'],
    ['lost my phone', 'What are recovery codes, and what if I lost my phone?'],
    ['shared computer', 'What is kept on this device, and what is a shared computer?'],
    ['install app', 'How do I install the portal as an app?'],
    ['dark', 'How do I switch to dark colors?'],
    ['copy of my data', 'How do I get a copy of my data?'],
    ['another role', 'How do I ask for another role?'],
    ['care calendar', 'How does the care calendar work?'],
    ['mark a dose', 'How do I mark a dose as given, and undo it?'],
    ['vaccine', 'Where do I keep vaccinations, and how do I remember the next one?'],
    ['voice message', 'How do I record a voice message?'],
    ['react', 'How do I reply to one message, or react to it?'],
    ['record a gift', 'How does the office record a gift?'],
    ['partial refund', 'How does the office correct a gift or record a partial refund?'],
    ['publish a form', 'How does the office publish a form?'],
    ['review submissions', 'How does the office review submissions?'],
    ['invite', 'How does the office invite someone?'],
    ['waiting room', 'What is in the office’s waiting room?'],
    ['suspend', 'How does the office suspend or archive a member?'],
    ['backup', 'How does the office know that backups are made?'],
    ['rss', 'How do I read blogs in a feed reader (RSS)?'],
  ])('answers “%s” first with “%s”', (typed, question) => {
    expect(firstFor(typed)).toBe(question);
  });

  it('answers a mistyped password', () => {
    const known = new Set(all.flatMap(({ question }) => plainWords(question)));
    expect(meantBy(['pasword'], [known])).toBe('password');
  });

  it('has synonyms as the server keeps them, each word once', () => {
    expect(SYNONYMS.length).toBeGreaterThanOrEqual(12);
    const cleaned = SYNONYMS.map(cleanSynonym);
    expect(cleaned.map(({ word, sameAs }) => ({ word, sameAs }))).toEqual(SYNONYMS);
    expect(new Set(cleaned.map(({ wordKey }) => wordKey)).size).toBe(SYNONYMS.length);
  });
});
