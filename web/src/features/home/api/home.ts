import { selfEndpoints } from '@hearthside/contract/member/profile';
import { resource } from '@/lib/api/resource';

// Part of 'member', so that it is refreshed with members.
const own = resource('member', selfEndpoints);

/** What waits for the member: a new member's first steps, and what needs attention. */
export const useHome = own.home.query();
