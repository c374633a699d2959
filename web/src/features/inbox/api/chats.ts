import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import { resource } from '@/lib/api/resource';

/** Messages and their files are sent by the outbox, not by these calls. */
export const chats = resource('inbox', inboxEndpoints);

/** The people who can be picked for a new chat, by name or email. */
export const usePickablePeople = chats.people.query();
