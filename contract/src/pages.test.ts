import { expect, it } from 'vitest';
import { blogPages } from './blog/pages';
import { donationPages } from './donation/pages';
import { formPages } from './form/pages';
import { helpPages } from './help/pages';
import { memberPages } from './member/pages';
import { petPages } from './pet/pages';
import { SECTIONS } from './section';

/** In the order of the list of sections. A new section stands anywhere among them: nobody has its address yet. */
const BOOKMARKED: readonly string[] = [
  ...['/', '/profile', '/users', '/directory', '/caregivers', '/pet-records', '/care', '/inbox'],
  ...['/appointments', '/forms', '/admin-forms', '/reports', '/library', '/admin-library'],
  ...['/blogs', '/admin-blogs', '/membership', '/admin-memberships', '/admin-payments'],
  ...['/trusts', '/directories', '/referals', '/help', '/system'],
];

it('every section that members have bookmarked has its address still', () => {
  const paths = SECTIONS.map(({ path }) => path);
  expect(paths.filter((path) => BOOKMARKED.includes(path))).toEqual(BOOKMARKED);
});

it('no two sections have the same address', () => {
  const paths = SECTIONS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('a page about one thing has its id in the path or in the query', () => {
  expect(memberPages.user(12)).toBe('/users/12');
  expect(petPages.detail(5)).toBe('/pet-records?petId=5');
  expect(petPages.emergency(5)).toBe('/pet-records/5/emergency');
  expect(formPages.submission(3)).toBe('/admin-forms?tab=submissions&submission=3');
  expect(formPages.response(3, 9)).toBe('/admin-forms/3/responses?view=individual&response=9');
  expect(formPages.review('submissions')).toBe('/admin-forms/review?queue=submissions');
  expect(formPages.review('newcomers', 7)).toBe('/admin-forms/review?queue=newcomers&item=7');
  expect(donationPages.statementOfYear(4, 2026)).toBe('/admin-payments/4/statement?year=2026');
  expect(helpPages.topic('pet_care')).toBe('/help/pet_care');
  expect(helpPages.topic('pet_care', 12)).toBe('/help/pet_care/12');
});

it('a route gets its pattern from the same function, with the name of the parameter', () => {
  expect(petPages.emergency(':id')).toBe('/pet-records/:id/emergency');
  expect(helpPages.topic(':topic', ':id?')).toBe('/help/:topic/:id?');
  expect(blogPages.blog(':slug')).toBe('/blogs/:slug');
});

it('what members typed is encoded in an address', () => {
  expect(blogPages.blog('cats & dogs?')).toBe('/blogs/cats%20%26%20dogs%3F');
  expect(blogPages.manageSearch('cats & dogs')).toBe('/admin-blogs?search=cats+%26+dogs');
});
