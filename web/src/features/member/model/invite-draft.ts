import type { NewInvitationInput } from '@hearthside/contract/member/invitations';
import { draft } from '@/lib/drafts/draft';

/** The initial Invite form. No role is preset. */
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
export const inviteDraft = (memberId: number) => draft<NewInvitationInput>(memberId, 'invite');

/** The list of people somebody has put together and not sent. */
export const inviteListDraft = (memberId: number) => draft<TypedList>(memberId, 'invite-list');
