import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Transaction } from './donations';

/** How the stand-in answers: as it should, not at all, never, with a status, or with something that is not JSON. */
export type Mood = 'fine' | 'away' | 'silent' | 'garbage' | 'elsewhere' | number;

/**
 * The donation service in the known shapes of its data (specification/donation.md, Givebutter): one transaction by
 * its id, and pages of all, newest first. Listens only on 127.0.0.1.
 */
export async function startDonationService(key: string, perPage = 3) {
  const state = { mood: 'fine' as Mood, transactions: [] as unknown[], endless: false };
  const asked: string[] = [];
  const waiting = new Set<ServerResponse>();

  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  function page(response: ServerResponse, number: number) {
    const last = Math.max(1, Math.ceil(state.transactions.length / perPage));
    const data = state.endless
      ? state.transactions.slice(0, perPage)
      : state.transactions.slice((number - 1) * perPage, number * perPage);
    const meta = { current_page: number, last_page: state.endless ? 1_000_000 : last };
    json(response, 200, { data, links: { next: null }, meta });
  }

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { mood } = state;
    if (mood === 'away') return void request.socket.destroy();
    if (mood === 'silent') return void waiting.add(response);
    if (mood === 'garbage') return json(response, 200, '<html>sorry');
    if (mood === 'elsewhere') {
      response.writeHead(302, { location: 'http://127.0.0.1:9/v1/transactions/x' });
      return void response.end();
    }
    if (typeof mood === 'number') return json(response, mood, { message: 'no' });
    if (request.headers.authorization !== `Bearer ${key}`) return json(response, 401, {});
    const url = new URL(request.url ?? '/', 'http://service');
    const [, id] = /^\/v1\/transactions\/([^/]+)$/.exec(url.pathname) ?? [];
    if (!id) return page(response, Number(url.searchParams.get('page') ?? 1));
    const found = (state.transactions as Transaction[]).find((one) => one.id === id);
    return found ? json(response, 200, found) : json(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    asked,
    async stop() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
