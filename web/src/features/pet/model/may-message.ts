import { can, type Role, type Subject } from '@hearthside/contract/access';
import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';

const { onlyFor } = inboxEndpoints.create;

/**
 * Whether a member can start a chat with another, as far as the portal knows (part 1 §5.2). Whether the other one is
 * verified or blocked is known to the server alone, which refuses with a sentence.
 */
export const mayMessage = (
  member: Subject & { id: number },
  other: { id: number; role: Role },
): boolean =>
  can(member, 'inbox') &&
  (onlyFor?.roles.includes(member.role) ?? true) &&
  other.id !== member.id &&
  can({ role: other.role, verified: true }, 'inbox');
