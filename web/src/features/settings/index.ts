export { EmergencyHelpLink } from './components/emergency-help-link';
export { refreshSettings, useSettings } from './api/settings';
