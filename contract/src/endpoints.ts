import { appointmentEndpoints } from './appointment/endpoints';
import { blogEndpoints } from './blog/endpoints';
import { careEndpoints } from './care/endpoints';
import { donationEndpoints } from './donation/endpoints';
import type { Endpoints } from './endpoint';
import { fileEndpoints } from './file/endpoints';
import { formEndpoints } from './form/endpoints';
import { helpEndpoints } from './help/endpoints';
import { historyEndpoints } from './history/endpoints';
import { inboxEndpoints } from './inbox/endpoints';
import { libraryEndpoints } from './library/endpoints';
import { memberEndpoints } from './member/endpoints';
import { ownDataEndpoints } from './member/own-data';
import { membershipEndpoints } from './membership/endpoints';
import { notificationEndpoints } from './notification/endpoints';
import { petEndpoints } from './pet/endpoints';
import { searchEndpoints } from './search/endpoints';
import { sessionEndpoints } from './session/endpoints';
import { secondFactorEndpoints } from './session/second-factor';
import { setupEndpoints } from './session/setup';
import { settingsEndpoints } from './settings/endpoints';
import { timingEndpoints } from './settings/page-timings';
import { systemEndpoints } from './system/endpoints';
import { trustEndpoints } from './trust/endpoints';

/**
 * Every endpoint of the portal's API by subject. The gate, the boot check, the matrix test and the docs go through
 * this table.
 */
export const ENDPOINTS = {
  session: { ...sessionEndpoints, ...setupEndpoints, ...secondFactorEndpoints },
  member: { ...memberEndpoints, ...ownDataEndpoints },
  trust: trustEndpoints,
  pet: petEndpoints,
  care: careEndpoints,
  inbox: inboxEndpoints,
  form: formEndpoints,
  library: libraryEndpoints,
  blog: blogEndpoints,
  help: helpEndpoints,
  appointment: appointmentEndpoints,
  membership: membershipEndpoints,
  donation: donationEndpoints,
  history: historyEndpoints,
  notification: notificationEndpoints,
  settings: { ...settingsEndpoints, ...timingEndpoints },
  search: searchEndpoints,
  file: fileEndpoints,
  system: systemEndpoints,
} as const satisfies Record<string, Endpoints>;
export type EndpointSubject = keyof typeof ENDPOINTS;
