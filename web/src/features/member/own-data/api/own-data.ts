import { memberEndpoints } from '@hearthside/contract/member/endpoints';
import { resource } from '@/lib/api/resource';

const members = resource('member', memberEndpoints);

/** How often a copy that is being made is asked for again, in milliseconds. */
const WATCH_MS = 1500;

/** The latest copy of the member's own data. Asked for again while it is being made. */
export const useOwnData = members.ownData.query({
  refreshInterval: (answer) =>
    answer?.copy && ['waiting', 'working'].includes(answer.copy.state) ? WATCH_MS : 0,
});

/** Asks for a copy of the member's own data. */
export const useAskForCopy = members.askForCopy.mutation({
  answers: () => members.ownData.key({}),
  // Another window may have asked before.
  invalidatesOnError: [members.ownData.matches()],
});

/** Gets a short-lived link to the copy. */
export const useCopyLink = members.copyLink.mutation({
  invalidatesOnError: [members.ownData.matches()],
});

/** What goes with the member's account, and which animals need a decision. */
export const useBeforeClosing = members.beforeClosing.query();

/** Closes the member's own account. Its sessions end with it. */
export const closeAccount = members.close;

/** Who asked for a copy or closed their account, for the office. */
export const useDataRequests = members.dataRequests.query();
