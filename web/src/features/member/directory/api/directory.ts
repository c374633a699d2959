import { directoryEndpoints } from '@hearthside/contract/member/directory';
import useSWR from 'swr';
import { resource } from '@/lib/api/resource';
import { ofTab } from '../../api/members';
import { askedOf, type DirectoryQuery } from '../../model/directory-query';

const { directory } = resource('member', directoryEndpoints);

/** A page of the directory. The previous page stays while the next one is loading, but never in another tab. */
export const useDirectory = (query: DirectoryQuery) =>
  ofTab(
    query.role,
    useSWR(
      [...directory.key(askedOf(query)), 'tab'] as const,
      async ([, , input]) => {
        const asked = input as ReturnType<typeof askedOf>;
        return { ...(await directory(asked)), tab: asked.role };
      },
      { keepPreviousData: true },
    ),
  );
