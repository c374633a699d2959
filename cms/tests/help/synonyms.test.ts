import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { helpCalls, missesOf } from '../harness/help';
import { get } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const SYNONYMS = '/content-manager/collection-types/api::help.help-synonym';
const admin = await signedIn({ role: 'admin' });
const member = await signedIn();
const writing = helpCalls(admin);
const reading = helpCalls(member);
const idsOf = async (search: string) => (await reading.found(search)).map(({ id }) => id);
const searched = async (search: string) =>
  (await get('/help-center/search', { token: member.token, query: { search } })).body;

let editor: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-editor');
  editor = await panelSignIn(email, password);
});
const add = (word: string, sameAs: string) => editor.send('POST', SYNONYMS, { word, sameAs });

describe('a synonym', () => {
  it('finds what says the same, in either direction, after what says the word itself', async () => {
    const [vet, doctor, town] = [unique('vet'), unique('doctor'), unique('town')];
    const inText = await writing.added({ question: 'Other?', answer: `<p>See a ${doctor}.</p>` });
    const asked = await writing.added({ question: `Which ${doctor} in ${town}?` });
    const itself = await writing.added({ topic: 'faq', question: `Which ${vet} in ${town}?` });
    expect(await idsOf(vet)).toEqual([itself.id]);
    const made = await add(vet, `animal ${doctor}, ${doctor}, ${vet.toUpperCase()}`);
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    expect(made.body.data.sameAs).toBe(`animal ${doctor}, ${doctor}`);
    expect(await idsOf(vet)).toEqual([itself.id, asked.id, inText.id]);
    expect((await idsOf(`${doctor} ${town}`)).toSorted()).toEqual([asked.id, itself.id].toSorted());
    expect(await searched(vet)).toMatchObject({
      also: [`animal ${doctor}`, doctor],
      meant: null,
    });
    expect(await missesOf(vet)).toBeUndefined();
  });

  it('of several words needs all of them, and is found by all of them', async () => {
    const [lost, ran, off] = [unique('lost'), unique('ran'), unique('off')];
    const both = await writing.added({ question: `It ${ran} ${off}?` });
    const one = await writing.added({ question: `It ${ran}?` });
    const itself = await writing.added({ topic: 'faq', question: `It is ${lost}?` });
    expect((await add(lost, `${ran} ${off}`)).status).toBe(201);
    expect(await idsOf(lost)).toEqual([itself.id, both.id]);
    expect(await idsOf(`${ran} ${off}`)).toEqual([both.id, itself.id]);
    expect(await idsOf(ran)).toEqual([both.id, one.id]);
  });

  it('with the signs of a query is searched for by its words', async () => {
    const [word, other] = [unique('sly'), unique('sign')];
    const item = await writing.added({ question: `${other}?` });
    const hostile = `") OR "${other}"*, ' | '${other}':* & !(x y, NEAR(${other} ${other}), \\${other}`;
    expect((await add(word, hostile)).status).toBe(201);
    expect(await idsOf(word)).toEqual([item.id]);
  });

  it('that was changed or deleted takes effect with the next search', async () => {
    const [word, first, second] = [unique('w'), unique('first'), unique('second')];
    const [a, b] = [
      await writing.added({ question: `${first}?` }),
      await writing.added({ question: `${second}?` }),
    ];
    const { documentId } = (await add(word, first)).body.data;
    expect(await idsOf(word)).toEqual([a.id]);
    const changed = await editor.send('PUT', `${SYNONYMS}/${documentId}`, { sameAs: second });
    expect([changed.status, changed.body.data.word]).toEqual([200, word]);
    expect(await idsOf(word)).toEqual([b.id]);
    expect((await editor.send('DELETE', `${SYNONYMS}/${documentId}`)).status).toBe(200);
    expect(await idsOf(word)).toEqual([]);
  });

  it('is refused by its field', async () => {
    const word = unique('twice');
    expect((await add(word, 'cat')).status).toBe(201);
    const refused = [
      await add('', 'cat'),
      await add('!!!', 'cat'),
      await add(unique('w'), word.slice(0, 1)),
      await add(unique('w'), ' , ,'),
      await add(unique('w'), 'x'.repeat(61)),
      await add(` ${word.toUpperCase()}! `, 'dog'),
    ];
    const said = refused.map(({ status, body }) => [status, body.error.details.errors[0].path[0]]);
    expect(said).toEqual([
      [400, 'word'],
      [400, 'word'],
      [400, 'sameAs'],
      [400, 'sameAs'],
      [400, 'sameAs'],
      [409, 'word'],
    ]);
    expect(refused.at(-1)?.body.error.message).toContain('This word already has an entry.');
    const key = await db('help_synonyms').where({ word }).first('word_key');
    expect(key.word_key).toBe(word.toLowerCase());
  });
});

describe('a mistyped word of a search', () => {
  it('is forgiven if nothing has it, and still counted as it was typed', async () => {
    const word = unique('biscuit');
    const slipped = word.replace('biscuit', 'bisucit');
    const item = await writing.added({ question: `May it have a ${word}?` });
    const { items, meant } = await searched(slipped);
    expect([(items as { id: number }[]).map(({ id }) => id), meant]).toEqual([
      [item.id],
      word.toLowerCase(),
    ]);
    expect(await missesOf(slipped.toLowerCase())).toBe(1);
    expect((await searched(word)).meant).toBeNull();
  });

  it('is no hint at a question that is in the trash', async () => {
    const word = unique('hushington');
    const item = await writing.added({ question: `${word}?` });
    await writing.remove(item);
    expect(await searched(word.replace('hush', 'hsuh'))).toEqual({
      items: [],
      total: 0,
      also: [],
      meant: null,
    });
  });

  it('finds by the synonyms of what was meant', async () => {
    const [word, other] = [unique('medication'), unique('pill')];
    const item = await writing.added({ question: `${other}?` });
    expect((await add(word, other)).status).toBe(201);
    expect(await searched(word.replace('medic', 'mecid'))).toMatchObject({
      items: [{ id: item.id }],
      also: [other],
      meant: word.toLowerCase(),
    });
  });
});

it('a search gives the best question first, and those equally good in the panel’s order', async () => {
  const word = unique('plan');
  const questions = [`Other?`, `A care ${word}?`, `${word} for cats?`, `${word}?`, `My ${word}?`];
  const made = [];
  for (const question of questions)
    made.push(await writing.added({ topic: 'faq', question, answer: `<p>The ${word}.</p>` }));
  const [other, care, cats, itself, mine] = made.map(({ id }) => id);
  expect(await idsOf(word)).toEqual([itself, cats, care, mine, other]);
});
