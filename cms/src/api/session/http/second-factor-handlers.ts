import type { Core } from '@strapi/strapi';
import {
  SECOND_FACTOR_TEXTS,
  type secondFactorEndpoints,
} from '@hearthside/contract/session/second-factor';
import type { Handlers } from '../../../http/controller';
import * as sessionService from '../services/session';
import { callerOf, sessionCookies, ticketOf } from './session-cookies';

/** The subject's calls about the second factor, apart from its other ones. */
export function secondFactorHandlers(strapi: Core.Strapi): Handlers<typeof secondFactorEndpoints> {
  const cookies = sessionCookies(strapi);
  return {
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
      cookies.setTicket(ctx, null);
      if (!shared) cookies.setDevice(ctx, id);
      // A shared computer is never trusted, whatever was asked.
      const trusted =
        remember && !shared
          ? await sessionService.trustedDeviceOf(strapi, id, caller.trustedCookie)
          : null;
      if (trusted) cookies.setTrusted(ctx, trusted);
      return cookies.answer(ctx, opened, shared);
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
      return { message: 'The authenticator app is removed.' };
    },
    passkeyOptions: ({ member }) => sessionService.passkeyOptions(strapi, member),
    addPasskey: ({ member, body }) => sessionService.addPasskey(strapi, member, body),
    async removePasskey({ member, params }) {
      await sessionService.removePasskey(strapi, member, params.id);
      return { message: 'The passkey is removed.' };
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
      cookies.setPanelPass(ctx, await sessionService.openPanel(strapi, member));
      return { path: '/admin/' };
    },
    memberFactor: ({ params }) => sessionService.memberFactor(strapi, params.id),
    resetFactor: ({ member, params, body }) =>
      sessionService.resetFactor(strapi, member, params.id, body.reason),
    cancelReset: ({ member, params }) => sessionService.cancelReset(strapi, member, params.id),
  };
}
