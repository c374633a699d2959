import { CARE_TEAM } from './chats/care-team';
import { OFFICE_CHATS } from './chats/office-chats';
import { OWNERS_CHATS } from './chats/owners-chats';
import { ROSAS_CHATS } from './chats/rosas-chats';
import { TRUST_CHATS } from './chats/trust-chats';
import { VETS_CHATS } from './chats/vets-chats';
import { VOLUNTEERS_CHATS } from './chats/volunteers-chats';
import type { DemoChat } from './demo-chat';

/** All chats of the demo. */
export const CHATS: readonly DemoChat[] = [
  ...TRUST_CHATS,
  CARE_TEAM,
  ...ROSAS_CHATS,
  ...VETS_CHATS,
  ...OWNERS_CHATS,
  ...OFFICE_CHATS,
  ...VOLUNTEERS_CHATS,
];
