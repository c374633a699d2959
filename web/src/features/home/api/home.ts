import { selfEndpoints } from '@hearthside/contract/member/profile';
import { resource } from '@/lib/api/resource';

// It is about members, and is asked again with them.
const own = resource('member', selfEndpoints);

/** What waits for the member: the way in of a newcomer, and what needs somebody. */
export const useHome = own.home.query();
