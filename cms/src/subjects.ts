import { appointment } from './api/appointment/subject';
import { blog } from './api/blog/subject';
import { care } from './api/care/subject';
import { donation } from './api/donation/subject';
import { file } from './api/file/subject';
import { form } from './api/form/subject';
import { help } from './api/help/subject';
import { history } from './api/history/subject';
import { inbox } from './api/inbox/subject';
import { library } from './api/library/subject';
import { member } from './api/member/subject';
import { membership } from './api/membership/subject';
import { notification } from './api/notification/subject';
import { pet } from './api/pet/subject';
import { search } from './api/search/subject';
import { session } from './api/session/subject';
import { settings } from './api/settings/subject';
import { system } from './api/system/subject';
import { trust } from './api/trust/subject';
import type { Subject, SubjectName } from './subject';

const inOrder: Record<SubjectName, Subject> = {
  history,
  settings,
  file,
  notification,
  session,
  system,
  trust,
  member,
  pet,
  care,
  form,
  inbox,
  blog,
  library,
  help,
  appointment,
  membership,
  donation,
  search,
};

/** Every subject in dependency order: each may know about those before it, and about none after it. */
export const SUBJECTS: readonly Subject[] = Object.values(inOrder);
