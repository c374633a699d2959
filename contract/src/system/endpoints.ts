import { endpoint } from '../endpoint';
import { systemState } from './state';

export const systemEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/system',
    access: 'system',
    summary: 'How the server and what it needs is, for admins',
    answer: systemState,
  }),
};
