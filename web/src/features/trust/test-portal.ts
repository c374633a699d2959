import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { session } from '@/lib/session';
import { rosa } from '@/lib/test-tabs';
import { toast } from '@/ui/toast';

/** What a test's server is asked. */
export interface Asked {
  /** Method and path: 'POST /api/trusts'. */
  call: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** An answer of the test's server. */
export const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** Opens the portal to an admin, with a server of the test's own and toasts that are only noted. */
export function openPortal(server: (asked: Asked) => Promise<Response>): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'http://portal.example');
    return server({
      call: `${init?.method ?? 'GET'} ${url.pathname}`,
      query: url.searchParams,
      body: JSON.parse((init?.body as string | undefined) ?? '{}') as Record<string, unknown>,
    });
  });
  // What jsdom lacks and menus and dialogs look at.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.getAnimations = () => [];
  for (const kind of ['success', 'error', 'undo'] as const)
    vi.spyOn(toast, kind).mockImplementation(() => undefined);
  session.open({ accessToken: 'token', expiresIn: 600, me: { ...rosa, role: 'admin' } });
}

/** Leaves nothing of it to the next test. */
export function closePortal(): void {
  cleanup();
  session.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
