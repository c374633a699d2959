import { fullName } from '@/lib/full-name';
import { useMe } from '@/features/session';

/** The signed-in member's full name. */
export const useName = () => fullName(useMe());
