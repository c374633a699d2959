import { useMe } from '@/features/session';
import { inboxOf, type InboxStore } from './inbox-store';

/** What the inbox of the signed-in member keeps in this tab. */
export const useInboxStore = (): InboxStore => inboxOf(useMe().id);
