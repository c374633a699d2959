import { afterEach, expect, it, vi } from 'vitest';
import { FAILURES, inPlainWords, sayFailuresPlainly } from './plain-failures';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string, type = 'text/html') =>
  new Response(body, { status, headers: { 'content-type': type } });
const json = (status: number, message: string) =>
  answer(status, JSON.stringify({ data: null, error: { status, message } }), 'application/json');
const messageOf = async (response: Response) =>
  ((await (await inPlainWords(response)).json()) as { error: { message: string } }).error.message;

it.each([
  ['a proxy’s page', answer(502, '<html>Bad Gateway'), FAILURES.broken],
  ['a proxy’s page about the size', answer(413, '<html>413'), FAILURES.tooLarge],
  ['Strapi’s status text', json(500, 'Internal Server Error'), FAILURES.broken],
  ['a sentence of the server', json(503, 'The disk is full.'), 'The disk is full.'],
  ['a refusal', json(400, 'Please choose a topic'), 'Please choose a topic'],
])('%s is shown in words that say what to do', async (_name, response, said) => {
  expect(await messageOf(response)).toBe(said);
});

it('an answer without a failure stays as it came', async () => {
  const page = answer(200, '<html>');
  expect(await inPlainWords(page)).toBe(page);
});

it('a lost connection is shown in words, and a request that was given up stays given up', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('window', { fetch });
  sayFailuresPlainly();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(window.fetch('/x')).rejects.toThrow(FAILURES.away);
  fetch.mockRejectedValueOnce(new DOMException('The user aborted a request.', 'AbortError'));
  await expect(window.fetch('/x')).rejects.toMatchObject({ name: 'AbortError' });
});
