export { useSettings } from './api/use-settings';
