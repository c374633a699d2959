import { db, insert } from '../harness/database';
import { unique } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from './panel-client';

const ENTRIES = '/content-manager/entries';

/** The calls of the panel's versions and trash by one panel account. */
export const entryCalls = (person: PanelPerson) => ({
  versions: (uid: string, documentId: string, page = 1) =>
    person.get(`${ENTRIES}/${uid}/${documentId}/versions?page=${page}`),
  version: (uid: string, documentId: string, version: number | string) =>
    person.get(`${ENTRIES}/${uid}/${documentId}/versions/${version}`),
  goBack: (uid: string, documentId: string, version: number, body: object) =>
    person.send('POST', `${ENTRIES}/${uid}/${documentId}/versions/${version}/restore`, body),
  trash: (uid: string, query = '') => person.get(`${ENTRIES}/${uid}/trash${query}`),
  restore: (uid: string, documentId: string, body: object = {}) =>
    person.send('POST', `${ENTRIES}/${uid}/trash/${documentId}/restore`, body),
});

/** The demo's editor. */
export function signedInEditor(): Promise<PanelPerson> {
  const { email, password } = panelAccount('strapi-editor');
  return panelSignIn(email, password);
}

/** A panel account without a role, so that it may do nothing. */
export async function signedInWithoutRole(): Promise<PanelPerson> {
  const { email: known, password } = panelAccount('strapi-editor');
  const { password: hash } = await db('admin_users').where({ email: known }).first('password');
  const email = `${unique('idle').toLowerCase()}@hearthside.example`;
  await insert('admin_users', { email, firstname: 'Ida', password: hash, is_active: true });
  return panelSignIn(email, password);
}
