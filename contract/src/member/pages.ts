import type { Role } from '../access';

/** The addresses of the pages about members: one's own profile, users, the directory and caregivers. */
export const memberPages = {
  profile: '/profile',
  ownData: '/profile/data',
  users: '/users',
  usersOfRole: (role: Role) => `/users?role=${role}`,
  usersToVerify: '/users?verified=false',
  user: (id: number | string) => `/users/${id}`,
  invitations: '/users/invitations',
  waitingRoom: '/users/waiting',
  trash: '/users/trash',
  dataRequests: '/users/data-requests',
  tasks: '/users/tasks',
  directory: '/directory',
  member: (id: number | string) => `/directory/${id}`,
  caregivers: '/caregivers',
  caregiver: (id: number | string) => `/caregivers/${id}`,
} as const;
