import type { Context } from 'koa';
import { SESSION_TEXTS, sessionEndpoints } from '@hearthside/contract/session/endpoints';
import {
  SECOND_FACTOR_TEXTS,
  secondFactorEndpoints,
} from '@hearthside/contract/session/second-factor';
import { setupEndpoints } from '@hearthside/contract/session/setup';
import { controller } from '../../../http/controller';
import { refuse } from '../../../http/refuse';
import { demoAccounts } from '../../../../seed/demo-accounts';
import { secondFactorHandlers } from '../http/second-factor-handlers';
import { callerOf, isShared, refreshTokenOf, sessionCookies } from '../http/session-cookies';
import type { SetupCaller } from '../services/session';
import * as sessionService from '../services/session';

const setupCallerOf = (ctx: Context): SetupCaller => ({
  address: ctx.ip,
  isForwarded: ctx.get('x-forwarded-for') !== '',
});

const ENDPOINTS = { ...sessionEndpoints, ...setupEndpoints, ...secondFactorEndpoints };

export default controller(ENDPOINTS, (strapi) => {
  const cookies = sessionCookies(strapi);

  return {
    ...secondFactorHandlers(strapi),
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
        cookies.setTicket(ctx, entered.ticket);
        throw refuse.secondStepNeeded(SECOND_FACTOR_TEXTS.needed);
      }
      if (!shared) cookies.setDevice(ctx, entered.answer.me.id);
      return cookies.answer(ctx, entered, shared);
    },
    async refresh({ ctx }) {
      return cookies.answer(
        ctx,
        await sessionService.refresh(strapi, refreshTokenOf(ctx), callerOf(ctx)),
        isShared(ctx),
      );
    },
    async signOut({ ctx }) {
      await sessionService.signOut(strapi, refreshTokenOf(ctx), ctx.state.member?.sessionId);
      cookies.clear(ctx);
      return { message: 'You are signed out.' };
    },
    async forgotPassword({ body, ctx }) {
      await sessionService.forgotPassword(strapi, body.email, callerOf(ctx));
      return { message: SESSION_TEXTS.resetSent };
    },
    checkLink: ({ body, ctx }) => sessionService.checkLink(strapi, body.token, callerOf(ctx)),
    async resetPassword({ body, ctx }) {
      const { id, email } = await sessionService.resetPassword(
        strapi,
        body.token,
        body.password,
        callerOf(ctx),
      );
      cookies.setDevice(ctx, id);
      return { message: SESSION_TEXTS.passwordChanged, email };
    },
    undoEmailChange: ({ body, ctx }) =>
      sessionService.undoEmailChange(strapi, body.token, callerOf(ctx)),
    async changePassword({ member, body }) {
      await sessionService.changePassword(
        strapi,
        member.id,
        member.sessionId,
        body.currentPassword,
        body.password,
      );
      return { message: SESSION_TEXTS.passwordChanged };
    },
    async list({ member }) {
      return { sessions: await sessionService.list(strapi, member.id, member.sessionId) };
    },
    async end({ member, params }) {
      await sessionService.end(strapi, member.id, params.sessionId);
      return { message: 'The session has ended.' };
    },
    async endAll({ member, ctx }) {
      await sessionService.endAll(strapi, member.id);
      cookies.clear(ctx);
      return { message: 'You are signed out everywhere.' };
    },
    async demoAccounts() {
      return { accounts: await demoAccounts(strapi) };
    },
    async setupState() {
      return { open: await sessionService.needsSetup(strapi) };
    },
    setupStatus: ({ body, ctx }) =>
      sessionService.setupStatus(strapi, body.code, setupCallerOf(ctx)),
    setupOrganization: ({ body, ctx }) =>
      sessionService.setupOrganizationOf(strapi, body, setupCallerOf(ctx)),
    setupTestMail: ({ body, ctx }) => sessionService.setupMail(strapi, body, setupCallerOf(ctx)),
    setupDigits: ({ body, ctx }) => sessionService.proveSetupMail(strapi, body, setupCallerOf(ctx)),
    setupStorage: ({ body, ctx }) =>
      sessionService.checkSetupStorage(strapi, body.code, setupCallerOf(ctx)),
    setupAdmin: ({ body, ctx }) => sessionService.finishSetup(strapi, body, setupCallerOf(ctx)),
  };
});
