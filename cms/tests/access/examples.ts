import { appointmentExamples } from './examples/appointments';
import { blogExamples } from './examples/blogs';
import { donationExamples } from './examples/donations';
import type { Make } from './examples/example';
import { formExamples } from './examples/forms';
import { helpExamples } from './examples/help';
import { inboxExamples } from './examples/inbox';
import { libraryExamples } from './examples/library';
import { membershipExamples } from './examples/memberships';
import { petExamples } from './examples/pets';
import { restExamples } from './examples/rest';
import { selfExamples } from './examples/self';
import { sessionExamples } from './examples/session';
import { trustExamples } from './examples/trusts';
import { userExamples } from './examples/users';

/** One good request per endpoint. An endpoint without one fails the matrix. */
export const EXAMPLES: Record<string, Make> = {
  ...sessionExamples,
  ...selfExamples,
  ...userExamples,
  ...trustExamples,
  ...petExamples,
  ...inboxExamples,
  ...formExamples,
  ...blogExamples,
  ...libraryExamples,
  ...helpExamples,
  ...appointmentExamples,
  ...membershipExamples,
  ...donationExamples,
  ...restExamples,
};
