import type { PanelLayout } from '../panel-layout';
import { formLayout, formResponseLayout } from './form';
import { memberLayout } from './member';
import {
  careTeamLayout,
  petDocumentLayout,
  petEntryLayout,
  petLayout,
  serviceProviderLayout,
} from './pet';
import { portalSettingsLayout } from './portal-settings';
import { trustLayout } from './trust';

/** Every content type that people meet in the panel. A new one adds its file and its line. */
export const LAYOUTS: readonly PanelLayout[] = [
  memberLayout,
  petLayout,
  petEntryLayout,
  petDocumentLayout,
  careTeamLayout,
  serviceProviderLayout,
  formLayout,
  formResponseLayout,
  portalSettingsLayout,
  trustLayout,
];
