import { inboxEndpoints } from '@hearthside/contract/inbox-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about chats and messages; what is sent goes by the outbox. */
export const inboxApi = client(inboxEndpoints);
