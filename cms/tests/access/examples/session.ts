import { mailToken, makeMember, openSession, PASSWORD, unique } from '../../harness/members';
import { owner, type Make } from './example';

const person = () => ({
  firstName: 'New',
  lastName: 'Comer',
  email: `${unique('join')}@test.example`,
  phoneNumber: '5035550188',
});

const fixed = await makeMember();
const code = 'ABCDE-FGHJK-MNPQR-STVWX';

export const sessionExamples: Record<string, Make> = {
  'POST /auth/register': () => ({
    ask: { body: { ...person(), password: 'short', role: 'pet_owner' } },
  }),
  'POST /auth/confirm-email': async () => {
    const { id } = await makeMember({ confirmed: false });
    return { ask: { body: { token: await mailToken(id, 'confirm_email') } } };
  },
  'POST /auth/send-email-confirmation': () => ({ ask: { body: { email: person().email } } }),
  'POST /auth/local': () => ({ ask: { body: { email: fixed.email, password: '' } } }),
  'POST /auth/refresh': async () => {
    const { cookie } = await openSession(fixed.id);
    return { ask: { headers: { cookie } } };
  },
  'POST /auth/logout': () => ({}),
  'POST /auth/forgot-password': () => ({ ask: { body: { email: person().email } } }),
  'POST /auth/reset-password': () => ({
    ask: { body: { token: 'a-link-that-never-was-mailed', password: PASSWORD } },
  }),
  'POST /auth/check-link': () => ({ ask: { body: { token: 'a-link-that-never-was-mailed' } } }),
  'POST /auth/undo-email-change': () => ({
    ask: { body: { token: 'a-link-that-never-was-mailed' } },
  }),
  'POST /auth/deny-sign-in': () => ({ ask: { body: { token: 'a-link-that-never-was-mailed' } } }),
  'POST /auth/change-password': () => ({
    ask: { body: { currentPassword: PASSWORD, password: 'short' } },
  }),
  'GET /auth/sessions': () => ({}),
  'DELETE /auth/sessions/:sessionId': async (caller, relation) => {
    if (relation === 'none') return { path: '/auth/sessions/none-of-this-name' };
    const { sessionId } = await openSession((await owner(caller, relation)).id);
    return { path: `/auth/sessions/${sessionId}` };
  },
  'DELETE /auth/sessions': () => ({}),
  'GET /auth/demo-accounts': () => ({}),
  'GET /setup': () => ({}),
  'POST /setup/status': () => ({ ask: { body: { code } } }),
  'POST /setup/organization': () => ({
    ask: { body: { code, organisationName: 'Someone else', timeZone: 'America/Denver' } },
  }),
  'POST /setup/test-mail': () => ({ ask: { body: { code, email: fixed.email } } }),
  'POST /setup/test-mail/digits': () => ({ ask: { body: { code, digits: '123456' } } }),
  'POST /setup/storage': () => ({ ask: { body: { code } } }),
  'POST /setup/first-admin': () => ({
    ask: {
      body: { code, firstName: 'No', lastName: 'Admin', email: person().email, password: PASSWORD },
    },
  }),
};
