export { useMe, useSignOut } from './api/sessions';
