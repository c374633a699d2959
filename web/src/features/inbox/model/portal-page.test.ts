// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { portalPage } from './portal-page';

const { origin } = location;

describe('an address', () => {
  it.each([
    ['/inbox/4?message=17', '/inbox/4?message=17'],
    ['/pet-records?petId=3#weights', '/pet-records?petId=3#weights'],
    ['/', '/'],
  ])('of this portal, %s, leads to its page', (path, page) => {
    expect(portalPage(origin + path)).toBe(page);
  });

  it.each([
    'https://evil.example/inbox/4',
    `https://evil.example/?at=${origin}/inbox/4`,
    `${origin}.evil.example/inbox/4`,
    'mailto:theo@house.example',
    'tel:+15035550142',
    '/inbox/4',
  ])('outside of it, %s, leads to none', (address) => {
    expect(portalPage(address)).toBeUndefined();
  });

  it.each(['/api/files/a.pdf', '/admin', '/uploads/a.png', '//evil.example/inbox', '/%5Cevil'])(
    'of what its server has besides pages, %s, leads to none',
    (path) => {
      expect(portalPage(origin + path)).toBeUndefined();
    },
  );
});
