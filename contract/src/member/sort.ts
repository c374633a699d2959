import { z } from 'zod';

/** Sort options of users and directory (part 1 §9). */
export const MEMBER_SORTS = {
  name_asc: 'Name A-Z',
  name_desc: 'Name Z-A',
  email_asc: 'Email A-Z',
  email_desc: 'Email Z-A',
  date_asc: 'Date oldest',
  date_desc: 'Date newest',
} as const;
export type MemberSort = keyof typeof MEMBER_SORTS;
export const memberSort = z.enum(Object.keys(MEMBER_SORTS) as [MemberSort, ...MemberSort[]]);
