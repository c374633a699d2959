import { appointment } from '@/features/appointment/subject';
import { blog } from '@/features/blog/subject';
import { donation } from '@/features/donation/subject';
import { form } from '@/features/form/subject';
import { help } from '@/features/help/subject';
import { history } from '@/features/history/subject';
import { home } from '@/features/home/subject';
import { inbox } from '@/features/inbox/subject';
import { library } from '@/features/library/subject';
import { member } from '@/features/member/subject';
import { membership } from '@/features/membership/subject';
import { notification } from '@/features/notification/subject';
import { pet } from '@/features/pet/subject';
import { session } from '@/features/session/subject';
import { settings } from '@/features/settings/subject';
import { trust } from '@/features/trust/subject';
import type { Feature } from '@/lib/feature';
import type { SectionId } from '@hearthside/contract/section';

const manifests = [
  appointment,
  blog,
  donation,
  form,
  help,
  history,
  home,
  inbox,
  library,
  member,
  membership,
  notification,
  pet,
  session,
  settings,
  trust,
] as const;

type SectionsOf<One> = One extends Feature<infer Own> ? Own : never;
type Forgotten = Exclude<SectionId, SectionsOf<(typeof manifests)[number]>>;
/** Does not compile while a section is missing from every manifest. */
const complete: [Forgotten] extends [never] ? typeof manifests : Forgotten = manifests;

/** Every feature with pages. */
export const FEATURES: readonly Feature<never>[] = complete;
