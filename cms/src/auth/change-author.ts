import type { Core } from '@strapi/strapi';
import { nameOf } from './members';

/** Who changes content, in the portal or in the panel. */
export interface ChangeAuthor {
  /** Where the change is made; null where the portal makes it by itself. */
  door: 'portal' | 'panel' | null;
  /** The member's id, if the change is made in the portal. */
  memberId: number | null;
  /**
   * Tells apart two authors of the same name, members or users of the panel. Empty where the portal makes the change.
   */
  key: string;
  /** Their name; empty where the portal makes the change by itself. */
  name: string;
}

interface PanelUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string;
}

const panelName = ({ firstname, lastname, username, email }: PanelUser) =>
  [firstname, lastname].filter(Boolean).join(' ') || username || email || 'An editor';

/** Who makes the current request: a member of the portal, or a user of the panel. */
export async function changeAuthor(strapi: Core.Strapi): Promise<ChangeAuthor> {
  const state = strapi.requestContext.get()?.state as
    { member?: { id: number } | null; user?: PanelUser } | undefined;
  if (state?.member) {
    const { id } = state.member;
    const name = await nameOf(strapi, id);
    return { door: 'portal', memberId: id, key: `member:${id}`, name };
  }
  if (state?.user) {
    const { user } = state;
    return { door: 'panel', memberId: null, key: `panel:${user.id}`, name: panelName(user) };
  }
  return { door: null, memberId: null, key: '', name: '' };
}

/** What the history adds to a change made in the panel, whose users are not members. */
export const panelReason = ({ door, name }: ChangeAuthor): string =>
  door === 'panel' ? `In the panel, by ${name}` : '';
