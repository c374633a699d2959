import { ROLE_LABELS } from '@hearthside/contract/access';
import { DIRECTORY_ROLES, type DirectoryTab } from '@hearthside/contract/member/directory';
import type { Me } from '@hearthside/contract/member/me';

/** The label of a directory tab. */
export const tabLabel = (tab: DirectoryTab) =>
  tab === 'featured' ? 'Featured' : ROLE_LABELS[tab].many;

/** The people in a directory tab, as part of a sentence. */
export const tabPeople = (tab: DirectoryTab) =>
  tab === 'featured' ? 'featured members' : tabLabel(tab);

const isListed = (role: Me['role']) => (DIRECTORY_ROLES as readonly string[]).includes(role);

/** What members see of somebody in the directory, in a sentence to that person. */
export function directoryWords({
  role,
  verified,
  visibility,
}: Pick<Me, 'role' | 'verified' | 'visibility'>): string {
  const seen = ['name', 'picture', 'role'];
  if (visibility.showEmail) seen.push('email');
  if (visibility.showCity) seen.push('city');
  const what = `your ${seen.slice(0, -1).join(', ')} and ${seen.at(-1)}`;
  const { one, many } = ROLE_LABELS[role];
  if (!isListed(role)) {
    const article = /^[AE]/.test(one) ? 'an' : 'a';
    return `As ${article} ${one}, you aren’t listed. If our team features you in the directory, members see ${what}.`;
  }
  return verified
    ? `Members find you under ${many} and see ${what}.`
    : `Once you are verified, members find you under ${many} and see ${what}.`;
}
