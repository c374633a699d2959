import { fullName } from '@/lib/full-name';
import { useMe } from '@/features/session';

export const useName = () => fullName(useMe());
