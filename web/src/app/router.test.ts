// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FEATURES } from './features';
import { router, VISITOR_FEATURES } from './router';

vi.mock('@/ui/dialogs/back-steps', async (original) => ({
  ...(await original<object>()),
  windowForRouter: () => window,
}));

it('the router has every page that a feature offers to visitors', () => {
  const withPages = FEATURES.filter(
    ({ visitorRoutes, signedOutRoutes, openRoutes }) =>
      visitorRoutes ?? signedOutRoutes ?? openRoutes,
  );
  expect(new Set(VISITOR_FEATURES)).toEqual(new Set(withPages));
});

it('the router finds a page of members, whose routes it fetches then', async () => {
  await router.navigate('/pet-records/7/emergency');
  expect(router.state.matches.at(-1)?.route.path).toBe('/pet-records/:id/emergency');
  expect(router.state.errors).toBeNull();
  await router.navigate('/nothing/here');
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
});
