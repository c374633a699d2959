export { ResetFactor } from './components/second-factor/reset-factor';
export { useMe, useSignOut } from './api/sessions';
