import type { SWRResponse } from 'swr';

/** An answer of the list under this tab; what was kept of another tab is as if it were not there. */
export const ofTab = <Data extends { tab: string | undefined }>(
  tab: Data['tab'],
  answer: SWRResponse<Data, unknown>,
) => ({ ...answer, data: answer.data?.tab === tab ? answer.data : undefined });
