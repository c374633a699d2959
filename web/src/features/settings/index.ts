export { useSettings } from './api/settings';
