import useSWR from 'swr';
import { inboxApi } from './inbox-api';
import { inboxKeys } from './keys';

/** Who may be picked for a new chat, by name or email; those before stay while the next are on their way. */
export const usePickablePeople = (search: string) =>
  useSWR(inboxKeys.people(search), ([, , words]) => inboxApi.people({ search: words }), {
    keepPreviousData: true,
  });
