import type { Subject } from '../../subject';
import { factorAttention } from './data/factor-attention';
import { prepareRequirement, requireOfStaff } from './data/factor-requirement';
import { announceSetup } from './data/setup-announcement';
import * as sessionService from './services/session';

export const session: Subject = {
  name: 'session',
  eraseMember: (strapi, { id }) => sessionService.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Your open sessions',
        table: 'portal_sessions',
        column: 'member_id',
        without: ['session_id', 'secret_hash'],
      },
      {
        title: 'Your two-step sign-in',
        table: 'portal_second_factors',
        column: 'member_id',
        without: ['app_secret', 'app_last_step', 'device_seed'],
      },
      {
        title: 'Your passkeys',
        table: 'portal_passkeys',
        column: 'member_id',
        without: ['credential_id', 'credential_hash', 'public_key', 'sign_count'],
      },
    ],
    except: {
      'portal_recovery_codes.member_id': 'codes that confirm a sign-in, by their hashes',
      'portal_factor_challenges.member_id': 'what a sign-in waits for, for some minutes',
      'portal_mail_tokens.member_id': 'links that let someone in, by their hashes, for some days',
    },
  },
  dependents: [],
  showsFile: null,
  attention: factorAttention,
  sweeps: [sessionService.sweep],
  onMemberChanged: (strapi, memberId) => requireOfStaff(strapi, memberId),
  // All but joining: who has an account gets in, and can end what should not go on.
  worksWhenFull: [
    'signIn',
    'refresh',
    'signOut',
    'end',
    'endAll',
    'confirmEmail',
    'resendConfirmation',
    'signInOptions',
    'signInSecondStep',
    'stepUpOptions',
    'stepUp',
    'confirmReset',
    'forgotPassword',
    'checkLink',
    'resetPassword',
    'changePassword',
    'undoEmailChange',
    'denySignIn',
  ],
  seeded: [announceSetup, prepareRequirement],
};
