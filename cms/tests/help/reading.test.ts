import { describe, expect, it } from 'vitest';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import { ANSWERS } from '../../seed/help/answers';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { helpCalls } from '../harness/help';
import { signedIn, unique } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
const newcomer = await signedIn({ role: 'user', verified: false });
const writing = helpCalls(admin);
const reading = helpCalls(newcomer);

describe('a topic', () => {
  it('is read by everybody in the order in which it was written, with what each may know', async () => {
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    const first = await writing.added({ topic: 'vacations', videoUrl: video });
    const second = await writing.added({ topic: 'vacations' });
    const items = await reading.listed('vacations');
    expect(items.slice(-2).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(items.at(-2)).toMatchObject({
      topic: 'vacations',
      question: first.question,
      answer: '<p>Like this.</p>',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      mine: null,
      helpful: null,
    });
    expect(await writing.read(first)).toMatchObject({ helpful: { yes: 0, no: 0 }, revision: '1' });
    const { body } = await get('/help-center/videos', { token: newcomer.token });
    const ids = (body.items as { id: number }[]).map(({ id }) => id);
    expect(ids).toContain(first.id);
    expect(ids).not.toContain(second.id);
  });

  it('has a name the portal knows', async () => {
    const ask = (query: Record<string, string>) =>
      get('/help-center/qa', { token: newcomer.token, query });
    expect((await ask({ topic: 'cats' })).status).toBe(400);
    expect((await ask({})).status).toBe(400);
    expect((await ask({ topic: 'faq', more: '1' })).status).toBe(400);
  });

  it('is not available to anyone who is not signed in', async () => {
    expect((await get('/help-center/qa', { query: { topic: 'faq' } })).status).toBe(401);
  });
});

describe('what is about emergencies', () => {
  it('can be read by everyone, even signed out, without anything about its readers', async () => {
    const { id } = await writing.added({ answer: '<p>Call the vet.</p>' });
    await reading.vote(id, true);
    await db('help_answers').where({ id }).update({ place: 'emergencies', position: 900 });
    const { status, body } = await get('/help-center/emergencies');
    expect(status).toBe(200);
    const listed = await reading.listed('emergencies');
    expect(body.items).toEqual(
      listed.map(({ id, question, answer, videoUrl }) => ({ id, question, answer, videoUrl })),
    );
    expect(body.items.at(-1)).toMatchObject({ id, answer: '<p>Call the vet.</p>' });
  });

  it('is not available once an editor has put it in the trash, and nothing of other topics is', async () => {
    const { id } = await writing.added();
    const ids = async () =>
      ((await get('/help-center/emergencies')).body.items as { id: number }[]).map((one) => one.id);
    expect(await ids()).not.toContain(id);
    await db('help_answers').where({ id }).update({ place: 'emergencies', deleted_at: new Date() });
    expect(await ids()).not.toContain(id);
  });
});

it('one answer can be read by its number, even after it has moved to another topic', async () => {
  const item = await writing.added({ topic: 'vacations' });
  await writing.save(item, { topic: 'finances' });
  const { status, body } = await reading.detail(item.id);
  expect([status, body.item]).toMatchObject([
    200,
    { id: item.id, topic: 'finances', question: item.question, helpful: null },
  ]);
  await writing.remove({ id: item.id, topic: 'finances' });
  expect((await reading.detail(item.id)).status).toBe(404);
  expect((await reading.detail(999_999_999)).status).toBe(404);
});

it('every topic is there from the start, once', async () => {
  const keys: string[] = await db('help_topics').orderBy('id').pluck('key');
  expect(keys).toEqual([
    'forms',
    'inbox',
    'profile',
    'finances',
    'pet_care',
    'vacations',
    'care_team',
    'library',
    'emergencies',
    'faq',
  ]);
});

describe('the search', () => {
  it('looks through all topics, and first shows the questions that say it', async () => {
    const word = unique('zebra');
    const inText = await writing.added({
      topic: 'forms',
      question: 'Something else?',
      answer: `<h2>${word}</h2><p>Zoë’s bowl</p>`,
    });
    const asked = await writing.added({ topic: 'faq', question: `Where is the ${word}?` });
    expect((await reading.found(word.toUpperCase())).map(({ id }) => id)).toEqual([
      asked.id,
      inText.id,
    ]);
    expect((await reading.found(`${word} zoes bow`)).map(({ id }) => id)).toEqual([inText.id]);
    expect(await reading.found(`${word} h2`)).toEqual([]);
    expect(await reading.found('  ')).toEqual([]);
    expect(await reading.found('!!!')).toEqual([]);
  });
});

it('the demo has its answers in every topic, with votes of its members', async () => {
  let judged = 0;
  for (const [topic, answers] of Object.entries(ANSWERS)) {
    const items = await writing.listed(topic as HelpPlace);
    const said = new Map(items.map(({ question, answer }) => [question, answer]));
    for (const { question, answer } of answers) expect(said.get(question)).toBe(answer);
    judged += items.reduce((sum, { helpful }) => sum + (helpful?.yes ?? 0), 0);
  }
  expect(judged).toBeGreaterThan(100);
  expect((await reading.found('lost pet')).length).toBeGreaterThan(1);
});
