import type { Core } from '@strapi/strapi';
import { nameOf } from './members';

/** Who writes content, whichever door they came through. */
export interface ChangeAuthor {
  /** Where it is written; null where the portal does it by itself. */
  door: 'portal' | 'panel' | null;
  /** The member's id, where they came through the portal. */
  memberId: number | null;
  /** Tells two of one name apart: the member or the user of the panel; empty where the portal does it. */
  key: string;
  /** Their name; empty where the portal does it by itself. */
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

/** Who writes in the request that is under way: a member of the portal, or somebody of the panel. */
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

/** What the history says beside a change that was made in the panel, whose people are no members. */
export const panelReason = ({ door, name }: ChangeAuthor): string =>
  door === 'panel' ? `In the panel, by ${name}` : '';
