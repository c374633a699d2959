/** What the search over the whole portal finds of people. */
import type { Core } from '@strapi/strapi';
import { can, canSeeUnverified, ROLE_LABELS } from '@hearthside/contract/access';
import { memberPages } from '@hearthside/contract/member/pages';
import { selectMembers, toDirectoryEntry, toPerson } from '../../../auth/member-row';
import { readInOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { bestNamed } from '../../../search/best-named';
import type { Finder } from '../../../subject';
import { nameIn } from '../../../text/member-name';
import { inDirectory, joined } from '../policy';

export const MEMBERS = 'up_users as u';

const NAMES = { id: 'u.id', text: 'u.name_key' };
const NAMED = { table: MEMBERS, id: 'u.id', nameKey: 'u.name_key' };

const rowsOf = (strapi: Core.Strapi, ids: readonly number[]) =>
  readInOrder(ids, () => runQuery(strapi, (knex) => selectMembers(knex).whereIn('u.id', ids)));

/** Everybody with an account, for those who manage users. */
export const usersFinder: Finder = {
  section: 'users',
  words: { ...NAMES, rows: (knex) => knex(MEMBERS).modify(joined), sharedBy: () => '' },
  async find(strapi, _member, typed, limit) {
    const of = { ...NAMED, seen: joined, searchKey: 'u.search_key' };
    const rows = await rowsOf(strapi, await bestNamed(strapi, of, typed, limit));
    return rows.map(toPerson).map((user) => ({
      title: nameIn(user),
      line: [
        ROLE_LABELS[user.role].one,
        ...(user.verified ? [] : ['waiting to be verified']),
        user.email,
      ].join(' · '),
      path: memberPages.user(user.id),
    }));
  },
};

/** The directory, for all others. */
export const directoryFinder: Finder = {
  section: 'directory',
  words: {
    ...NAMES,
    rows: (knex, member) => knex(MEMBERS).modify(inDirectory(member), knex),
    sharedBy: (member) => String(canSeeUnverified(member)),
  },
  async find(strapi, member, typed, limit) {
    if (can(member, 'users')) return [];
    const of = { ...NAMED, seen: inDirectory(member), searchKey: 'u.directory_key' };
    const rows = await rowsOf(strapi, await bestNamed(strapi, of, typed, limit));
    return rows
      .map((row) => toDirectoryEntry(row))
      .map((entry) => ({
        title: nameIn(entry),
        line: [ROLE_LABELS[entry.role].one, entry.city].filter(Boolean).join(' · '),
        path: memberPages.member(entry.id),
      }));
  },
};
