import { expect, it } from 'vitest';
import { routeDifferences } from './compare-routes';

it('routes and contract agree where they name the same', () => {
  expect(routeDifferences(['GET /api/a', 'POST /api/a'], ['POST /api/a', 'GET /api/a'])).toEqual(
    [],
  );
});
it('a route without an endpoint is told', () => {
  expect(routeDifferences(['GET /api/a', 'GET /api/b'], ['GET /api/a'])).toEqual([
    'GET /api/b is open without a rule',
  ]);
});
it('an endpoint without a route is told', () => {
  expect(routeDifferences(['GET /api/a'], ['GET /api/a', 'PUT /api/a'])).toEqual([
    'PUT /api/a has no route',
  ]);
});
