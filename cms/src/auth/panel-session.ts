import type { Core } from '@strapi/strapi';
import { bearerToken } from '../http/bearer-token';

/** Whether the request comes from a live session of a panel account. A stranger's file is not worth reading. */
export async function isFromPanel(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const token = bearerToken(authorization);
  if (!token) return false;
  const sessions = strapi.sessionManager('admin');
  const read = sessions.validateAccessToken(token);
  return read.isValid && sessions.isSessionActive(read.payload.sessionId);
}
