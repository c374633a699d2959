import type { Me } from '@hearthside/contract/member/me';
import { sectionsFor } from '@hearthside/contract/section';
import { describe, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { ACTIONS } from './actions';
import { foundGroups, localGroups, ordered, withWords, type Hit } from './hits';

const admin: Me = { ...rosa, role: 'admin', verified: true };
const owner: Me = { ...rosa, role: 'pet_owner', verified: true };
const newcomer: Me = { ...owner, verified: false };

const local = (typed: string, me: Me, forgiving = false) =>
  localGroups(typed, { me, sections: sectionsFor(me), actions: ACTIONS, forgiving });
const titles = (typed: string, me: Me, forgiving = false) =>
  local(typed, me, forgiving).flatMap(({ hits }) => hits.map(({ title }) => title));

describe('sections and actions', () => {
  it.each([
    ['new pet', admin, 'Create Pet Record'],
    ['add animal', owner, 'Create Pet Record'],
    ['gift', admin, 'Record a gift'],
    ['verify', admin, 'Verify newcomers'],
    ['password', newcomer, 'Change my password'],
    ['message', owner, 'Start New Chat'],
    ['hotline', newcomer, 'Emergency help'],
    ['pet rec', owner, 'Pet Records'],
    ['appoint', owner, 'Appointments'],
  ] as const)('that “%s” means come first', (typed, me, first) => {
    const all = ordered(local(typed, me), typed, () => 0).flatMap(({ hits }) => hits);
    expect(all[0]?.title).toBe(first);
  });

  it('are only those the member may open', () => {
    expect(titles('gift', owner)).toEqual([]);
    expect(titles('pet', newcomer)).not.toContain('Create Pet Record');
    expect(titles('message', admin)).not.toContain('Start New Chat');
    expect(titles('users', owner)).toEqual([]);
  });

  it.each([
    ['history', '/users/history'],
    ['waiting room', '/users/waiting'],
    ['invitations', '/users/invitations'],
    ['missed searches', '/help/missed-searches'],
    ['trash users', '/users/trash'],
    ['restore form', '/admin-forms/trash'],
    ['deleted items', '/admin-library/trash'],
    ['trash blogs', '/admin-blogs/trash'],
    ['trash memberships', '/admin-memberships/trash'],
    ['deleted questions', '/help/trash'],
  ])('lead the office for “%s” to %s, and no owner', (typed, path) => {
    const paths = (me: Me) => local(typed, me).flatMap(({ hits }) => hits.map((one) => one.path));
    expect(paths(admin)).toContain(path);
    expect(paths(owner)).not.toContain(path);
  });

  it.each([
    ['copy data', newcomer, '/profile/data'],
    ['passkey', newcomer, '/profile/security'],
    ['offline', newcomer, '/profile/device'],
    ['restore pet', owner, '/pet-records/trash'],
    ['add entry', owner, '/pet-records'],
    ['add a task', owner, '/care'],
  ] as const)('lead for “%s” to the page below a section', (typed, me, path) => {
    const paths = local(typed, me).flatMap(({ hits }) => hits.map((one) => one.path));
    expect(paths).toContain(path);
  });

  it('offer to add entries and tasks to those who may for some pet, and to nobody else', () => {
    for (const role of ['admin', 'pet_owner', 'caretaker', 'foster', 'veterinarian'] as const)
      for (const title of ['Add entry', 'Add a task'])
        expect(titles(title, { ...owner, role })).toContain(title);
    for (const role of ['volunteer', 'employee', 'trustee', 'board_member', 'attorney'] as const)
      for (const title of ['Add entry', 'Add a task'])
        expect(titles(title, { ...owner, role })).not.toContain(title);
    const [action] = local('add entry', owner).flatMap(({ hits }) => hits);
    expect(action?.state).toEqual({ opens: 'new_entry' });
  });

  it('are all there for a word, and the first five for less', () => {
    const trashes = ACTIONS.filter(({ label }) => label.startsWith('Trash of'));
    const found = titles('trash', admin).filter((title) => title.startsWith('Trash of'));
    expect(found).toHaveLength(trashes.length);
    const [, actions] = local('a', admin);
    expect(actions?.hits).toHaveLength(5);
  });

  it('keep from a newcomer what opens once they are verified', () => {
    for (const typed of ['trash', 'add entry', 'add a task'])
      expect(titles(typed, newcomer)).toEqual([]);
  });

  it('are found in spite of a typo if nothing else was found', () => {
    expect(titles('appointmnet', owner, true)).toContain('Appointments');
    expect(titles('pasword', owner, true)).toContain('Change my password');
    expect(titles('pasword', owner)).toEqual([]);
  });

  it('each have an address of their own, or open something there', () => {
    const seen = ACTIONS.map(({ label }) => label);
    expect(new Set(seen).size).toBe(seen.length);
    for (const { path } of ACTIONS) expect(path).toMatch(/^\//);
  });
});

const hit = (title: string, path = `/${title}`): Hit => ({ title, line: '', snippet: '', path });

describe('the order of what was found', () => {
  it('puts the group with the best title first', () => {
    const groups = [
      { id: 'blogs', label: 'Blogs', hits: [hit('On biscuits for dogs')] },
      { id: 'pet_records', label: 'Pet Records', hits: [hit('Biscuit'), hit('Biscuits')] },
    ];
    expect(ordered(groups, 'biscuit', () => 0).map(({ id }) => id)).toEqual([
      'pet_records',
      'blogs',
    ]);
  });

  it('puts what was chosen before first among equals, and never before a better title', () => {
    const hits = [hit('Bella Ray'), hit('Bella Sun'), hit('Bella')];
    const [group] = ordered([{ id: 'users', label: 'Users', hits }], 'bella', (path) =>
      path === '/Bella Sun' ? 3 : 0,
    );
    expect(group?.hits.map(({ title }) => title)).toEqual(['Bella', 'Bella Sun', 'Bella Ray']);
  });

  it('keeps of an earlier answer only what has the words that are typed now', () => {
    const groups = [
      {
        id: 'pet_records',
        label: 'Pet Records',
        hits: [hit('Bella'), hit('Biscuit')],
        all: hit('All'),
      },
      { id: 'help', label: 'Help Center', hits: [{ ...hit('Feeding'), snippet: 'One biscuit' }] },
      { id: 'users', label: 'Users', hits: [hit('Ann')] },
    ];
    expect(
      withWords(groups, 'bis').map(({ id, hits }) => [id, hits.map(({ title }) => title)]),
    ).toEqual([
      ['pet_records', ['Biscuit']],
      ['help', ['Feeding']],
    ]);
    expect(withWords(groups, 'bis').some(({ all }) => all)).toBe(false);
  });

  it('leads to no list that takes no search', () => {
    const [inbox] = foundGroups([{ section: 'inbox', found: [], more: true }], 'bella');
    expect(inbox?.all).toBeUndefined();
  });

  it('is the order in which the server found that it matches, even if the titles say less', () => {
    const [sitter, lost] = [hit('A cat'), hit('My pet is lost')];
    const found = [
      { ...sitter, match: 2.5 },
      { ...lost, match: 2.2 },
    ];
    const groups = foundGroups([{ section: 'help', found, more: false }], 'missing cat');
    const [group] = ordered(groups, 'missing cat', () => 0);
    expect(group?.hits.map(({ title }) => title)).toEqual(['My pet is lost', 'A cat']);
    // Of what is typed by now, only the titles tell.
    const [before] = ordered(withWords(groups, 'cat'), 'cat', () => 0);
    expect(before?.hits).toEqual([sitter]);
  });

  it('ends with the way to the whole list, if there is more', () => {
    const found = [{ ...hit('Bella', '/pet-records?petId=1'), match: 2 }];
    const groups = foundGroups([{ section: 'pet_records', found, more: true }], 'be lla');
    const [group] = ordered(groups, 'be lla', () => 0);
    expect(group?.hits.at(-1)).toMatchObject({
      title: 'All in Pet Records',
      path: '/pet-records?search=be+lla',
    });
  });
});
