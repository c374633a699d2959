import { fileEndpoints } from '@hearthside/contract/file/endpoints';
import { ownDataEndpoints } from '@hearthside/contract/member/own-data';
import { useEffect } from 'react';
import { leavingCall } from '@/lib/api/api-client';
import { resource } from '@/lib/api/resource';

const members = resource('member', ownDataEndpoints);
const files = resource('file', fileEndpoints);

/** How often a copy that is being made is asked for again, in milliseconds. */
const WATCH_MS = 1500;

const useCopy = members.ownData.query();

/** The latest copy of the member's own data. Asked for again and again while it is being made. */
export function useOwnData() {
  const answer = useCopy();
  const { data, mutate } = answer;
  const isUnderWay = data?.copy?.state === 'waiting' || data?.copy?.state === 'working';
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void mutate(), WATCH_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, mutate]);
  return answer;
}

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

/** Fetches the copy behind such a link. */
export const fetchCopy = files.download;

/** What goes with the member's account, and which animals need a decision. */
export const useBeforeClosing = members.beforeClosing.query();

/** Closes the member's own account. Its sessions end with it. */
export const closeAccount = leavingCall(ownDataEndpoints.close);

/** Who asked for a copy or closed their account, for the office. */
export const useDataRequests = members.dataRequests.query();
