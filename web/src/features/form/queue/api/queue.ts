import { userEndpoints } from '@hearthside/contract/member/users';
import { PAGE_SIZE_MAX } from '@hearthside/contract/list';
import useSWR from 'swr';
import { resource } from '@/lib/api/resource';
import { forms } from '../../api/forms';
import type { QueueQuery } from '../model/queue-query';

// Part of 'member', so that newcomers are requested again when somebody is verified.
const users = resource('member', userEndpoints);

/** What still waits in a queue. */
export interface Waiting {
  /** In the order of the queue: the latest submission first, and the newcomer who has waited longest. */
  ids: number[];
  /** More than `ids` has if the queue is longer than one round. */
  total: number;
}

const submissionsOf = (search: string) =>
  ({ status: 'pending', search, limit: PAGE_SIZE_MAX }) as const;
const newcomersOf = (search: string) =>
  ({ verified: 'false', sort: 'date_asc', search, limit: PAGE_SIZE_MAX }) as const;

async function waitingIn({
  queue,
  search,
}: Pick<QueueQuery, 'queue' | 'search'>): Promise<Waiting> {
  if (queue === 'submissions') {
    const { submissions, pagination } = await forms.submissions(submissionsOf(search));
    return { ids: submissions.map(({ id }) => id), total: pagination.total };
  }
  const { users: people, pagination } = await users.list(newcomersOf(search));
  return { ids: people.map(({ user }) => user.id), total: pagination.total };
}

/**
 * What waits in a queue, up to date with every decision. It is requested again for each `opening`, because the order
 * in which the queue is worked must not be taken from an older answer.
 */
export function useWaiting(
  { queue, search }: Pick<QueueQuery, 'queue' | 'search'>,
  opening: string,
) {
  const key =
    queue === 'submissions'
      ? forms.submissions.key(submissionsOf(search))
      : users.list.key(newcomersOf(search));
  return useSWR([...key, opening], () => waitingIn({ queue, search }));
}

/** Who a member is, their pets, and how far they are with their forms. */
export const useReviewedMember = forms.reviewedMember.query();
