import type { Core } from '@strapi/strapi';
import type { AppointmentService } from './api/appointment/services/appointment';
import type { BlogService } from './api/blog/services/blog';
import type { DonationService } from './api/donation/services/donation';
import type { FileService } from './api/file/services/file';
import type { FormService } from './api/form/services/form';
import type { HelpService } from './api/help/services/help';
import type { LibraryService } from './api/library/services/library';
import type { HistoryService } from './api/history/services/history';
import type { InboxService } from './api/inbox/services/inbox';
import type { MemberService } from './api/member/services/member';
import type { MembershipService } from './api/membership/services/membership';
import type { NotificationService } from './api/notification/services/notification';
import type { PetService } from './api/pet/services/pet';
import type { SessionService } from './api/session/services/session';
import type { SettingsService } from './api/settings/services/settings';
import type { TrustService } from './api/trust/services/trust';

/** Every subject's service with its type, which Strapi's registry of services does not know. */
export function services(strapi: Core.Strapi) {
  const service = <S>(subject: string) =>
    strapi.service(`api::${subject}.${subject}` as never) as unknown as S;
  return {
    get appointment() {
      return service<AppointmentService>('appointment');
    },
    get donation() {
      return service<DonationService>('donation');
    },
    get file() {
      return service<FileService>('file');
    },
    get form() {
      return service<FormService>('form');
    },
    get blog() {
      return service<BlogService>('blog');
    },
    get help() {
      return service<HelpService>('help');
    },
    get library() {
      return service<LibraryService>('library');
    },
    get history() {
      return service<HistoryService>('history');
    },
    get inbox() {
      return service<InboxService>('inbox');
    },
    get member() {
      return service<MemberService>('member');
    },
    get membership() {
      return service<MembershipService>('membership');
    },
    get notification() {
      return service<NotificationService>('notification');
    },
    get pet() {
      return service<PetService>('pet');
    },
    get session() {
      return service<SessionService>('session');
    },
    get settings() {
      return service<SettingsService>('settings');
    },
    get trust() {
      return service<TrustService>('trust');
    },
  };
}

export type Services = ReturnType<typeof services>;
