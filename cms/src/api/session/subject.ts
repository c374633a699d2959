import type { Subject } from '../../subject';
import { announceSetup } from './data/setup-announcement';
import * as sessionService from './services/session';

export const session: Subject = {
  name: 'session',
  eraseMember: (strapi, { id }) => sessionService.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        ...{ title: 'Your open sessions', table: 'portal_sessions', column: 'member_id' },
        without: ['session_id', 'secret_hash'],
      },
    ],
    except: {
      'portal_mail_tokens.member_id': 'links that let somebody in, by their hashes, for some days',
    },
  },
  dependents: [],
  showsFile: null,
  sweeps: [sessionService.sweep],
  // All but joining: who has an account gets in, and can end what should not go on.
  worksWhenFull: [
    ...['signIn', 'refresh', 'signOut', 'end', 'endAll', 'confirmEmail', 'resendConfirmation'],
    ...['forgotPassword', 'checkLink', 'resetPassword', 'changePassword', 'undoEmailChange'],
  ],
  seeded: [announceSetup],
};
