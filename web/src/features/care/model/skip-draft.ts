import type { CareTask } from '@hearthside/contract/care/shapes';
import { draft } from '@/lib/drafts/draft';
import type { ShownOccurrence } from './unsent-mark';

/** Why a member skips an occurrence, while it is typed. Any mark of it makes that void. */
export const skipDraft = (
  memberId: number,
  task: Pick<CareTask, 'id'>,
  { day, time }: Pick<ShownOccurrence, 'day' | 'time'>,
) => draft<{ reason: string }>(memberId, `care.skip.${task.id}.${day}.${time ?? ''}`);
