import type { NewInvitationInput } from '@hearthside/contract/invitation';
import { draft, type Draft } from '@/lib/draft';

/** The Invite form before anything is typed; no role is chosen for whoever invites. */
export const EMPTY_INVITATION = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  role: '' as NewInvitationInput['role'],
  verified: true,
} satisfies NewInvitationInput;

/** A list of people as it is typed. */
export interface TypedList {
  csv: string;
  verified: boolean;
}

export const EMPTY_LIST: TypedList = { csv: '', verified: true };

/** What somebody has typed into the Invite form and not sent. */
export const inviteDraft = (memberId: number) => draft<NewInvitationInput>(`invite.${memberId}`);

/** The list of people somebody has put together and not sent. */
export const inviteListDraft = (memberId: number) => draft<TypedList>(`invite-list.${memberId}`);

/** A form's first values with what its draft holds of them; anything else in the draft is left alone. */
export function withDraft<T extends object>(empty: T, kept: Draft<T>): T {
  const typed = kept.read() ?? {};
  const fits = Object.entries(typed).filter(
    ([name, value]) => typeof value === typeof empty[name as keyof T],
  );
  return { ...empty, ...Object.fromEntries(fits) };
}
