import type { Context } from 'koa';
import {
  passwordChangedText,
  SESSION_TEXTS,
  sessionEndpoints,
} from '@hearthside/contract/session/endpoints';
import {
  SECOND_FACTOR_TEXTS,
  secondFactorEndpoints,
} from '@hearthside/contract/session/second-factor';
import { setupEndpoints } from '@hearthside/contract/session/setup';
import { controller } from '../../../http/controller';
import { refuse } from '../../../http/refuse';
import { demoAccounts } from '../../../../seed/demo-accounts';
import {
  callerOf,
  clearSession,
  giveSession,
  isShared,
  refreshTokenOf,
  setDevice,
  setPanelPass,
  setTicket,
  setTrusted,
  ticketOf,
} from '../http/session-cookies';
import type { SetupCaller } from '../services/session';
import * as sessionService from '../services/session';

const setupCallerOf = (ctx: Context): SetupCaller => ({
  address: ctx.ip,
  isForwarded: ctx.get('x-forwarded-for') !== '',
});

const ENDPOINTS = { ...sessionEndpoints, ...setupEndpoints, ...secondFactorEndpoints };

export default controller(ENDPOINTS, (strapi) => ({
  async register({ body, ctx }) {
    await sessionService.register(strapi, body, callerOf(ctx));
    return { message: SESSION_TEXTS.registered };
  },
  confirmEmail: ({ body, ctx }) =>
    sessionService.confirmEmail(strapi, body.token, body.password, callerOf(ctx)),
  async resendConfirmation({ body, ctx }) {
    await sessionService.resendConfirmation(strapi, body.email, callerOf(ctx));
    return { message: SESSION_TEXTS.confirmationSent };
  },
  async signIn({ body, ctx }) {
    const shared = body.shared ?? false;
    const origin = { ...callerOf(ctx), shared };
    const entered = await sessionService.signIn(strapi, body.email, body.password, origin);
    if ('ticket' in entered) {
      setTicket(strapi, ctx, entered.ticket);
      throw refuse.secondStepNeeded(SECOND_FACTOR_TEXTS.needed);
    }
    if (!shared) await setDevice(strapi, ctx, entered.answer.me.id);
    return giveSession(strapi, ctx, entered, shared);
  },
  async refresh({ ctx }) {
    return giveSession(
      strapi,
      ctx,
      await sessionService.refresh(strapi, refreshTokenOf(ctx), callerOf(ctx)),
      isShared(ctx),
    );
  },
  async signOut({ ctx }) {
    await sessionService.signOut(strapi, refreshTokenOf(ctx), ctx.state.member?.sessionId);
    clearSession(strapi, ctx);
    return { message: 'You are signed out.' };
  },
  async forgotPassword({ body, ctx }) {
    await sessionService.forgotPassword(strapi, body.email, callerOf(ctx));
    return { message: SESSION_TEXTS.resetSent };
  },
  checkLink: ({ body, ctx }) => sessionService.checkLink(strapi, body.token, callerOf(ctx)),
  async resetPassword({ body, ctx }) {
    const { id, email, dropped } = await sessionService.resetPassword(
      strapi,
      body.token,
      body.password,
      callerOf(ctx),
    );
    await setDevice(strapi, ctx, id);
    return { message: passwordChangedText(dropped), email };
  },
  undoEmailChange: ({ body, ctx }) =>
    sessionService.undoEmailChange(strapi, body.token, callerOf(ctx)),
  denySignIn: ({ body, ctx }) => sessionService.denySignIn(strapi, body.token, callerOf(ctx)),
  async changePassword({ member, body }) {
    const dropped = await sessionService.changePassword(
      strapi,
      member.id,
      member.sessionId,
      body.currentPassword,
      body.password,
    );
    return { message: passwordChangedText(dropped) };
  },
  async list({ member }) {
    return { sessions: await sessionService.list(strapi, member.id, member.sessionId) };
  },
  async end({ member, params }) {
    await sessionService.end(strapi, member.id, params.sessionId);
    return { message: 'That device is signed out.' };
  },
  async endAll({ member, ctx }) {
    await sessionService.endAll(strapi, member.id);
    clearSession(strapi, ctx);
    return { message: 'You are signed out everywhere.' };
  },
  signInOptions: ({ ctx }) => sessionService.secondStepOptions(strapi, ticketOf(ctx)),
  async signInSecondStep({ body: { remember = false, ...given }, ctx }) {
    const caller = callerOf(ctx);
    const { shared, ...opened } = await sessionService.signInSecondStep(
      strapi,
      ticketOf(ctx),
      given,
      caller,
    );
    const { id } = opened.answer.me;
    setTicket(strapi, ctx, null);
    if (!shared) await setDevice(strapi, ctx, id);
    // A shared computer is never trusted, whatever was asked.
    const trusted =
      remember && !shared
        ? await sessionService.trustedDeviceOf(strapi, id, caller.trustedCookie)
        : null;
    if (trusted) setTrusted(strapi, ctx, trusted);
    return giveSession(strapi, ctx, opened, shared);
  },
  stepUpOptions: ({ member }) => sessionService.stepUpOptions(strapi, member),
  async stepUp({ member, body }) {
    await sessionService.stepUp(strapi, member, body);
    return { message: 'Thank you.' };
  },
  secondFactor: ({ member }) => sessionService.ownFactor(strapi, member),
  beginApp: ({ member }) => sessionService.beginApp(strapi, member),
  confirmApp: ({ member, body }) => sessionService.confirmApp(strapi, member, body.code),
  async removeApp({ member }) {
    await sessionService.removeApp(strapi, member);
    return { message: 'Authenticator app removed.' };
  },
  passkeyOptions: ({ member }) => sessionService.passkeyOptions(strapi, member),
  addPasskey: ({ member, body }) => sessionService.addPasskey(strapi, member, body),
  async removePasskey({ member, params }) {
    await sessionService.removePasskey(strapi, member, params.id);
    return { message: 'Passkey removed.' };
  },
  newRecoveryCodes: ({ member }) => sessionService.newRecoveryCodes(strapi, member),
  async keepFactor({ member }) {
    await sessionService.keepFactor(strapi, member.id);
    return { message: 'Your two-step sign-in stays as it is.' };
  },
  async confirmReset({ body, ctx }) {
    await sessionService.confirmReset(strapi, body.token, callerOf(ctx));
    return { message: SECOND_FACTOR_TEXTS.resetConfirmed };
  },
  async panelPass({ member, ctx }) {
    setPanelPass(strapi, ctx, await sessionService.openPanel(strapi, member));
    return { path: '/admin/' };
  },
  memberFactor: ({ params }) => sessionService.memberFactor(strapi, params.id),
  resetFactor: ({ member, params, body }) =>
    sessionService.resetFactor(strapi, member, params.id, body.reason),
  cancelReset: ({ member, params }) => sessionService.cancelReset(strapi, member, params.id),
  async demoAccounts() {
    return { accounts: await demoAccounts(strapi) };
  },
  async setupState() {
    return { open: await sessionService.needsSetup(strapi) };
  },
  setupStatus: ({ body, ctx }) => sessionService.setupStatus(strapi, body.code, setupCallerOf(ctx)),
  setupOrganization: ({ body, ctx }) =>
    sessionService.setupOrganizationOf(strapi, body, setupCallerOf(ctx)),
  setupTestMail: ({ body, ctx }) => sessionService.setupMail(strapi, body, setupCallerOf(ctx)),
  setupDigits: ({ body, ctx }) => sessionService.proveSetupMail(strapi, body, setupCallerOf(ctx)),
  setupStorage: ({ body, ctx }) =>
    sessionService.checkSetupStorage(strapi, body.code, setupCallerOf(ctx)),
  setupAdmin: ({ body, ctx }) => sessionService.finishSetup(strapi, body, setupCallerOf(ctx)),
}));
