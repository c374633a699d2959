import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countAttempt } from '../auth/attempts';
import { refuse } from '../http/refuse';
import { mailIn } from '../mail/mail-content';
import { queueMail } from '../mail/mail-queue';
import * as office from '../office/office';
import { adminServices } from './admin-services';

interface PanelUser {
  id: number;
  email: string;
  password: string | null;
}
/** The checked fields of an account. Strapi checks everything else that is sent. */
interface Given {
  email?: unknown;
  password?: unknown;
  currentPassword?: unknown;
}
type Action = (ctx: Context) => Promise<unknown>;

const NEEDS_PASSWORD =
  'To change your email address, also enter your current password and a new one. The new one can be the same.';
const IN_PROFILE = 'Change your own email address and password in your profile.';
const THEIRS =
  'People choose their own password. Ask them to use "Forgot your password?" where they sign in.';

const given = (ctx: Context) => (ctx.request as unknown as { body?: Given }).body ?? {};
const isOther = (email: unknown, known: string) =>
  typeof email === 'string' && email.trim().toLowerCase() !== known.toLowerCase();

/** The email to the address that a panel account had until now. */
export async function panelAddressMail(strapi: Core.Strapi, to: string) {
  const { supportEmail } = await office.read(strapi);
  const whom = supportEmail ? `write to ${supportEmail}` : 'talk to another admin';
  return mailIn(strapi, (organization) => ({
    subject: 'Your email address for the panel has been changed',
    greeting: '',
    paragraphs: [`From now on, your account signs in to the panel of ${organization} with ${to}.`],
    closing: `If this wasn’t you, ${whom} right away.`,
    reason: 'this was the account’s email address until now',
  }));
}

const notifyFormerAddress = async (strapi: Core.Strapi, from: string, to: string) =>
  queueMail(strapi, from, await panelAddressMail(strapi, to));

/**
 * Guards panel accounts like those of members. Changing the email address requires the password and is reported to
 * the old address, and only its owner chooses a password. Strapi accepts a new address from any open window, and a
 * link for a new password would then go to it.
 */
export function guardPanelAccounts(strapi: Core.Strapi) {
  const own = strapi.controller('admin::authenticated-user' as never) as unknown as {
    updateMe: Action;
  };
  const all = strapi.controller('admin::user' as never) as unknown as { update: Action };
  const { updateMe } = own;
  const { update } = all;

  own.updateMe = async (ctx) => {
    const me = ctx.state.user as PanelUser;
    const { email, currentPassword } = given(ctx);
    if (!isOther(email, me.email)) return updateMe(ctx);
    if (typeof currentPassword !== 'string') throw refuse.badInput(NEEDS_PASSWORD);
    await countAttempt('password_by_account', `panel ${me.id}`);
    const { auth } = adminServices(strapi);
    if (!(await auth.validatePassword(currentPassword, me.password ?? ''))) {
      throw refuse.badInput('That isn’t your current password.');
    }
    const answer = await updateMe(ctx);
    if (ctx.status === 200) await notifyFormerAddress(strapi, me.email, String(email));
    return answer;
  };

  all.update = async (ctx) => {
    const me = ctx.state.user as PanelUser;
    const { email, password } = given(ctx);
    const { id } = ctx.params as { id: string };
    const known = await strapi.db
      .query('admin::user')
      .findOne({ where: { id }, select: ['id', 'email'] });
    const changesEmail = known && isOther(email, known.email);
    if (known?.id === me.id && (changesEmail || password)) throw refuse.badInput(IN_PROFILE);
    if (password) throw refuse.badInput(THEIRS);
    const answer = await update(ctx);
    if (changesEmail && ctx.status === 200) {
      await notifyFormerAddress(strapi, known.email, String(email));
    }
    return answer;
  };
}
