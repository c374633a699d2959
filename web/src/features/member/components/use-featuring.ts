import { USER_TEXTS, type UserListItem } from '@hearthside/contract/user';
import { messageOf } from '@/lib/api-error';
import { toast } from '@/ui/toast';
import { useUserFeature } from '../api/use-user-feature';

/** Adds somebody to the Directory's Featured tab or takes them out, and says so. */
export function useFeaturing() {
  const feature = useUserFeature();
  const add = async (id: number) => {
    try {
      await feature(id, true);
      toast.success(USER_TEXTS.featured);
    } catch (error) {
      toast.error(messageOf(error, USER_TEXTS.featureFailed));
    }
  };
  const takeOut = async (id: number) => {
    try {
      await feature(id, false);
      toast.undo('User removed from Featured', () => void add(id));
    } catch (error) {
      toast.error(messageOf(error, 'Failed to remove from Featured'));
    }
  };
  return ({ id, featured }: UserListItem['user']) => void (featured ? takeOut(id) : add(id));
}
