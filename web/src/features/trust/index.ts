export { AssignTrustDialog } from './components/assign-trust-dialog';
export { useUnassigning } from './components/use-unassigning';
