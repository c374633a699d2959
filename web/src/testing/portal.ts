import type { Me } from '@hearthside/contract/member/me';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { KEPT } from '@/lib/drafts/draft-owner';
import { session } from '@/lib/session/session';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { toast } from '@/ui/toast/toast';

/** A request to a test's server. */
export interface Asked {
  /** Method and path: 'POST /api/trusts'. */
  call: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** A test's own server. If it returns undefined, the request was not expected. */
export type Server = (asked: Asked) => Promise<Response> | undefined;

const SETTINGS = {
  organisationName: 'Hearthside',
  tagline: '',
  supportEmail: '',
  emergencyNumber: '',
  logo: null,
  timeZone: 'America/New_York',
};

/** An answer of the test's server. */
export const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** The connection breaks before there is an answer. */
export const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Opens the portal for a member, by default an admin, or for a visitor with null. It uses the test's own server,
 * starts without drafts, and only records toasts.
 */
export function openPortal(
  server: Server,
  me: Me | null = { ...rosa, role: 'admin' },
  device: 'new' | 'used before' = 'new',
): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'http://portal.example');
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    if (call === 'GET /api/settings') return answer(SETTINGS);
    const body = JSON.parse((init?.body as string | undefined) ?? '{}') as Asked['body'];
    const answered = server({ call, query: url.searchParams, body });
    return answered ?? Promise.reject(new Error(`No one expected ${call}`));
  });
  stubLayout();
  sessionStorage.clear();
  for (const key of device === 'new' ? Object.keys(localStorage) : [])
    if (key.startsWith(KEPT)) localStorage.removeItem(key);
  for (const kind of ['success', 'error', 'undo', 'working'] as const)
    vi.spyOn(toast, kind).mockImplementation(() => undefined);
  if (me) session.open({ accessToken: 'token', expiresIn: 600, me, storageKey: TEST_KEY });
}

/** jsdom does no layout, so it lacks what menus and dialogs measure. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.getAnimations = () => [];
}

/** Cleans up, so that nothing is left for the next test. */
export function closePortal(): void {
  cleanup();
  session.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
