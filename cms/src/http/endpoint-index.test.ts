import { describe, expect, it } from 'vitest';
import { endpointFor, isApiPath, NAMED_ENDPOINTS } from './endpoint-index';

describe('endpointFor', () => {
  it('finds every endpoint by its own path', () => {
    for (const { endpoint } of NAMED_ENDPOINTS) {
      const path = `/api${endpoint.path.replace(/:\w+/g, '7')}`;
      expect(endpointFor(endpoint.method, path).call?.endpoint).toBe(endpoint);
    }
  });
  it('prefers a literal path to one with parameters', () => {
    expect(endpointFor('GET', '/api/users/me').call?.endpoint.path).toBe('/users/me');
    expect(endpointFor('GET', '/api/users/7').call?.endpoint.path).toBe('/users/:id');
    expect(endpointFor('POST', '/api/notifications/read-all').call?.endpoint.path).toBe(
      '/notifications/read-all',
    );
  });
  it('decodes the parameters of the path where they can be decoded', () => {
    expect(endpointFor('PATCH', '/api/users/%37/verify').call?.params).toEqual({ id: '7' });
    expect(endpointFor('GET', '/api/users/%').call?.params).toEqual({ id: '%' });
  });
  it('treats HEAD like GET', () => {
    expect(endpointFor('HEAD', '/api/users/me').call?.endpoint.method).toBe('GET');
  });
  it('distinguishes an unknown path from a known path with another method', () => {
    expect(endpointFor('PUT', '/api/users/7')).toEqual({ call: undefined, known: true });
    for (const path of ['/api/users/7/x', '/api/users/', '/api/Users/7', '/users/7']) {
      expect(endpointFor('GET', path).call, path).toBeUndefined();
    }
  });
});

it('isApiPath counts the same paths as the API that the router does', () => {
  for (const path of ['/api', '/api/', '/api/x', '/API/x', '/Api'])
    expect(isApiPath(path)).toBe(true);
  for (const path of ['/', '/apiary', '/x/api', '/admin/api', '//api/x'])
    expect(isApiPath(path)).toBe(false);
});
