import type { DirectoryQuery } from '../model/directory-query';
import type { UsersQuery } from '../model/users-query';

/** The members' keys in the data cache. */
export const memberKeys = {
  me: ['member', 'detail', 'me'] as const,
  user: (id: number) => ['member', 'detail', id] as const,
  users: (query: UsersQuery) => ['member', 'list', 'users', query] as const,
  directory: (query: DirectoryQuery) => ['member', 'list', 'directory', query] as const,
};
