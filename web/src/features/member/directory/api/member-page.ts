import { memberPageEndpoints } from '@hearthside/contract/member/member-page';
import { resource } from '@/lib/api/resource';

const members = resource('member', memberPageEndpoints);

/** A member as their page shows them. */
export const useMemberPage = members.memberPage.query();
