export { useMe } from './api/use-me';
export { useSignOut } from './api/use-sign-out';
