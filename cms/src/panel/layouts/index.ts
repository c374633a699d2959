import type { PanelLayout, PartLayout } from '../panel-layout';
import { appointmentLayout } from './appointment';
import { blogLayout, paragraphLayout, videoLayout } from './blog';
import { donationLayout } from './donation';
import { formLayout, formResponseLayout } from './form';
import { helpAnswerLayout, helpSearchLayout, helpSynonymLayout, helpTopicLayout } from './help';
import { libraryFolderLayout, libraryItemLayout } from './library';
import { memberLayout } from './member';
import { benefitLayout, membershipLayout, planLayout } from './membership';
import {
  careTeamLayout,
  petDocumentLayout,
  petEntryLayout,
  petLayout,
  serviceProviderLayout,
} from './pet';
import { portalPageLayout } from './portal-page';
import { portalSettingsLayout } from './portal-settings';
import { trustLayout } from './trust';

/** Every content type that the panel shows. A new one adds its file and its line. */
export const LAYOUTS: readonly PanelLayout[] = [
  memberLayout,
  petLayout,
  petEntryLayout,
  petDocumentLayout,
  careTeamLayout,
  serviceProviderLayout,
  formLayout,
  formResponseLayout,
  appointmentLayout,
  blogLayout,
  libraryItemLayout,
  libraryFolderLayout,
  helpTopicLayout,
  helpAnswerLayout,
  helpSearchLayout,
  helpSynonymLayout,
  membershipLayout,
  planLayout,
  donationLayout,
  portalPageLayout,
  portalSettingsLayout,
  trustLayout,
];

/** The components of content types. */
export const PART_LAYOUTS: readonly PartLayout[] = [paragraphLayout, videoLayout, benefitLayout];
