import { fullName } from '@/features/member';
import { useMe } from '@/features/session';

/** The signed-in member's full name. */
export const useName = () => fullName(useMe());
