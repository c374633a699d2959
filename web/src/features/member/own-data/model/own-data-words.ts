import type { DataRequest, OwnCopy } from '@hearthside/contract/member/own-data';

/** How far a copy is, in percent; undefined until that is known. */
export const percentOf = ({ done, total }: Pick<OwnCopy, 'done' | 'total'>): number | undefined =>
  total === 0 ? undefined : (100 * done) / total;

/** The name of a copy that is saved on this day, by UTC: 'my-data-2026-11-26.zip'. */
export const copyName = (now: Date): string => `my-data-${now.toISOString().slice(0, 10)}.zip`;

/** What a request of the office's record asks for. */
export const KIND_WORDS: Record<DataRequest['kind'], string> = {
  copy: 'Copy of their data',
  closing: 'Account closed',
};

/** Where a request of the office's record stands. */
export function stateWords({ kind, state }: Pick<DataRequest, 'kind' | 'state'>): string {
  if (state === 'failed') return 'Failed';
  if (state === 'undone') return 'Came back';
  if (kind === 'copy') return state === 'done' ? 'Completed' : 'In progress';
  return state === 'done' ? 'Erased' : 'Waiting to be erased';
}

/** '1 request', '12 requests'. */
export const requests = (count: number): string =>
  count === 1 ? '1 request' : `${count.toLocaleString('en-US')} requests`;
