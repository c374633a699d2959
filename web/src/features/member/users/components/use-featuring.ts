import { USER_TEXTS, type UserListItem } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { toast } from '@/ui/toast/toast';
import { useFeatureUser, useUnfeatureUser } from '../api/users';

/** Adds somebody to the Directory's Featured tab or removes them, and confirms it. */
export function useFeaturing() {
  const { trigger: feature } = useFeatureUser();
  const { trigger: unfeature } = useUnfeatureUser();
  const add = async (id: number, name: string) => {
    try {
      await feature({ userId: id });
      toast.success(USER_TEXTS.featured, name);
    } catch (error) {
      toast.error(messageOf(error, USER_TEXTS.featureFailed));
    }
  };
  const takeOut = async (id: number, name: string) => {
    try {
      await unfeature({ id });
      toast.undo('User removed from Featured', () => void add(id, name), { about: name });
    } catch (error) {
      toast.error(messageOf(error, 'Failed to remove from Featured'));
    }
  };
  return (user: UserListItem['user']) =>
    void (user.featured ? takeOut : add)(user.id, fullName(user));
}
