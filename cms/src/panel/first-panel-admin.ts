import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { needsSetup } from '../auth/needs-setup';
import { afterCommit } from '../db/after-commit';
import { lockKeys } from '../db/lock-row';
import { loggedError } from '../http/logged-error';
import { transaction } from '../db/transaction';
import { mailIn, portalLink } from '../mail/mail-content';
import { queueMail } from '../mail/mail-queue';
import { adminServices } from './admin-services';

const UID = 'admin::user';
/**
 * An address that belongs to nobody. Whoever follows the setup link signs in with it until they change it in their
 * profile.
 */
const PLACEHOLDER = 'first-admin@panel.invalid';

interface Pending {
  id: number;
  email: string;
  registrationToken: string;
}

const setupFile = () => path.resolve(process.env.DATA_DIR ?? 'data', 'panel-setup.txt');
const linkOf = ({ registrationToken }: Pending) =>
  portalLink(`/admin/auth/register?registrationToken=${registrationToken}`);

const hasPeople = async (strapi: Core.Strapi) =>
  (await strapi.db.query(UID).count({ where: { password: { $notNull: true } } })) > 0;

/** The email to the owner of `ADMIN_EMAIL`, with the link that makes them the first admin. */
export const panelSetupMail = (strapi: Core.Strapi, pending: Pending) =>
  mailIn(strapi, (organization) => ({
    subject: 'Set up the panel',
    greeting: '',
    paragraphs: [
      `This address was entered for the first admin of the ${organization} panel, where the office manages blogs, settings, and the titles and descriptions of forms. Sections, questions and access of forms are edited in the portal. Choose a password for the panel. It’s separate from your portal password.`,
    ],
    action: { label: 'Choose a password for the panel', link: linkOf(pending) },
    closing:
      'The link works once. If you didn’t expect this email, please tell the person who runs the portal.',
    reason: 'the person who set up the portal entered this address',
  }));

async function mailLink(strapi: Core.Strapi, pending: Pending) {
  await queueMail(strapi, pending.email, await panelSetupMail(strapi, pending));
  await afterCommit(strapi, () => {
    strapi.log.info(`ADMIN_EMAIL: a link to set up the panel was mailed to ${pending.email}.`);
  });
}

/** The account that waits for its owner, created if there is none, with the address that is set now. */
async function pendingAdmin(strapi: Core.Strapi, email: string | undefined) {
  const { roles, tokens, users } = adminServices(strapi);
  const role = await roles.findOne({ code: 'strapi-super-admin' });
  if (!role) throw new Error('The panel has no role of a super admin.');
  const where = { roles: { id: role.id }, registrationToken: { $notNull: true } };
  const known = (await strapi.db.query(UID).findOne({ where, orderBy: 'id' })) as Pending | null;
  if (known && (!email || known.email === email)) return known;
  const wanted = { email: email ?? PLACEHOLDER, registrationToken: tokens.createToken() };
  // A link that went to another address ends with that address.
  const pending = known
    ? ((await strapi.db.query(UID).update({ where: { id: known.id }, data: wanted })) as Pending)
    : await users.create({
        ...wanted,
        firstname: 'First',
        lastname: 'Admin',
        isActive: false,
        roles: [role.id],
      });
  if (email) await mailLink(strapi, pending);
  return pending;
}

function logLink(strapi: Core.Strapi, pending: Pending, isSetUp: boolean) {
  const file = setupFile();
  const link = linkOf(pending);
  const text = `The panel has no admin yet. This link makes the first one, once: ${link}\nThe account's address is ${pending.email}, until it is changed in its profile.\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  // Removed first, because an existing file keeps its mode when it is overwritten.
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  // A portal that waits for its setup shows that address alone; the setup makes the panel's admin too.
  strapi.log[isSetUp ? 'warn' : 'info'](`${text.trim().replace('\n', ' ')} It is also in ${file}.`);
}

/**
 * The panel's first admin is whoever owns `ADMIN_EMAIL`, or can read the log or the data folder; never just whoever
 * comes first. Until someone in the panel has a password, an account waits there for the owner of its one-time link.
 * @returns that link; null if the panel has people.
 */
export async function ensureFirstPanelAdmin(
  strapi: Core.Strapi,
  email: string | undefined,
): Promise<string | null> {
  const pending = await transaction(strapi, async () => {
    // If two servers start at once, one creates the account, and the other finds it.
    await lockKeys(strapi, 'panel', ['first admin']);
    return (await hasPeople(strapi)) ? null : pendingAdmin(strapi, email);
  });
  if (pending && !email) logLink(strapi, pending, !(await needsSetup(strapi)));
  else rmSync(setupFile(), { force: true });
  if (!pending) return null;
  // Nobody waits for this listener, so an error is caught here. The next start removes the file.
  const tidyUp = async () => {
    try {
      if (await hasPeople(strapi)) rmSync(setupFile(), { force: true });
    } catch (error) {
      strapi.log.warn(`${setupFile()} stays for now: ${loggedError(error)}`);
    }
  };
  strapi.eventHub.on('user.update', tidyUp);
  return linkOf(pending);
}
