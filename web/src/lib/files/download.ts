import type { Endpoint, Input } from '@hearthside/contract/endpoint';
import { afterProof } from '../api/after-proof';
import { errorFrom } from '../api/api-error';
import { rowCounter } from './download-rows';
import { requestParts } from '../api/request-parts';
import { session } from '../session/session';
import { reach } from '../api/transport';

/** How much of a list has arrived. The total is unknown if the server does not send it. */
export interface DownloadProgress {
  rows: number;
  total: number | undefined;
}

interface DownloadOptions {
  signal?: AbortSignal;
  onProgress?: (progress: DownloadProgress) => void;
}

/** Fetches a CSV of the contract in the member's name, and reports row by row how much has arrived. */
export async function downloadRows<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onProgress }: DownloadOptions = {},
): Promise<{ file: Blob; rows: number }> {
  const { url, body } = requestParts(endpoint, input);
  const headers = {
    Accept: 'text/csv, application/json',
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
  };
  const ask = (token: string) =>
    reach(() =>
      fetch(url, {
        method: endpoint.method,
        body,
        headers: { ...headers, Authorization: `Bearer ${token}` },
        credentials: 'same-origin',
        signal,
      }),
    );
  const answer = await afterProof(async () => {
    const token = await session.validToken();
    const memberId = session.memberId();
    const first = await ask(token);
    const last =
      first.status === 401 ? await ask(await session.renewedToken(token, memberId)) : first;
    if (!last.ok) throw errorFrom(last.status, await reach(() => last.text()));
    return last;
  });
  return readRows(answer, onProgress);
}

async function readRows(answer: Response, onProgress: DownloadOptions['onProgress']) {
  const told = Number(answer.headers.get('X-Rows') ?? NaN);
  const total = Number.isInteger(told) && told >= 0 ? told : undefined;
  const count = rowCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  onProgress?.({ rows, total });
  const reader = answer.body?.getReader();
  const next = () => reach(async () => (await reader?.read())?.value);
  for (let piece = await next(); piece; piece = await next()) {
    pieces.push(piece);
    rows = count(piece);
    onProgress?.({ rows, total });
  }
  const type = answer.headers.get('Content-Type') ?? 'text/csv';
  return { file: new Blob(pieces, { type }), rows };
}
