export { refreshSettings, useSettings } from './api/settings';
