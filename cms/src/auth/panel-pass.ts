/**
 * The way into the panel where a second factor is required: panel accounts have none of their own, so whoever signs in
 * there must first have opened the panel from the portal, with the second factor they have there (decision 088).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { SECOND_FACTOR } from '@hearthside/contract/session/second-factor';
import { runQuery } from '../db/run-query';
import { refuse } from '../http/refuse';
import { active } from './members';
import { isStaff, panelNeedsPass } from './second-factor-rule';

/** The cookie's name. Only the panel's addresses get it. */
export const PANEL_PASS_COOKIE = 'hearthside_panel_pass';
/** How long somebody has to sign in to the panel, in milliseconds. */
export const PANEL_PASS_MS = SECOND_FACTOR.stepUpMinutes * 60_000;

const REFUSED =
  'Open the panel from the portal: sign in there, go to Profile, Sign-in & security, and choose “Open the panel”. Then sign in here.';

const sign = (strapi: Core.Strapi, memberId: number, until: string) =>
  createHmac('sha256', strapi.config.get<string>('plugin::users-permissions.jwtSecret'))
    .update(`panel-pass,${memberId},${until}`)
    .digest('base64url');

/** A pass for a staff member who has just confirmed with their second factor. */
export function makePanelPass(strapi: Core.Strapi, memberId: number, now = Date.now()): string {
  const until = String(now + PANEL_PASS_MS);
  return [memberId, until, sign(strapi, memberId, until)].join('.');
}

/** Whether a pass is valid: it is not too old, and its member is still staff and has a second factor. */
async function holds(strapi: Core.Strapi, pass: string, now: number): Promise<boolean> {
  const [id = '', until = '', signature = ''] = pass.split('.');
  const right = Buffer.from(sign(strapi, Number(id), until));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  if (!(Number(until) > now)) return false;
  const member = await active(strapi, Number(id));
  if (!member || !isStaff(member.role)) return false;
  const factor: object | undefined = await runQuery(strapi, (knex) =>
    knex('portal_second_factors')
      .where({ member_id: member.id })
      .whereNotNull('enabled_at')
      .first('id'),
  );
  return factor !== undefined;
}

/**
 * Refuses to sign anyone in to the panel without a pass, once the days of grace are over.
 * @throws 403
 */
export async function requirePanelPass(
  strapi: Core.Strapi,
  pass: string | undefined,
  now = new Date(),
) {
  if (!panelNeedsPass(now)) return;
  if (!pass || !(await holds(strapi, pass, now.getTime()))) throw refuse.notAllowed(REFUSED);
}
