import { expect, it } from 'vitest';
import { registeredRoutes, routeDifferences, routesIn } from './compare-routes';

it('routes and contract agree when they name the same endpoints', () => {
  expect(routeDifferences(['GET /api/a', 'POST /api/a'], ['POST /api/a', 'GET /api/a'])).toEqual(
    [],
  );
});
it('a route without an endpoint is reported', () => {
  expect(routeDifferences(['GET /api/a', 'GET /api/b'], ['GET /api/a'])).toEqual([
    'GET /api/b is open without a rule',
  ]);
});
it('an endpoint without a route is reported', () => {
  expect(routeDifferences(['GET /api/a'], ['GET /api/a', 'PUT /api/a'])).toEqual([
    'PUT /api/a has no route',
  ]);
});
it('a route whose path is a pattern is reported', () => {
  const routes = routesIn([
    { methods: ['HEAD', 'GET'], path: '/api/a' },
    { methods: ['HEAD', 'GET'], path: /^\/(api|x)\/b/ },
    { methods: [], path: /.*/ },
    { methods: ['GET'], path: '/admin/c' },
  ]);
  expect(routeDifferences(routes, ['GET /api/a'])).toEqual([
    'GET /^\\/(api|x)\\/b/ is open without a rule',
  ]);
});
it('the routes of all subjects are known before they are live', () => {
  const apis = {
    pet: { routes: { pet: { routes: [{ method: 'GET', path: '/pets' }] }, none: {} } },
    trust: { routes: { trust: { routes: [{ method: 'POST', path: '/trusts/:id' }] } } },
    copies: {},
  };
  expect(registeredRoutes(apis)).toEqual(['GET /api/pets', 'POST /api/trusts/:id']);
});
