import type { Context } from 'koa';
import type { Endpoint } from '@hearthside/contract/endpoint';
import { valuesMaxOf } from '@hearthside/contract/input-size';
import { checkJsonText } from './json-limits';
import { refuse } from './refuse';

const UNREADABLE = 'This request could not be read.';

async function textOf(ctx: Context): Promise<string> {
  const parts: Buffer[] = [];
  try {
    for await (const part of ctx.req) parts.push(part as Buffer);
  } catch {
    // The sender has disconnected.
    throw refuse.badInput(UNREADABLE);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * The JSON sent to an endpoint, whose length has been checked. An empty body is an empty object. It is read here
 * instead of by Strapi's parser, which parses whatever it is given.
 */
export async function readJson(ctx: Context, endpoint: Endpoint): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is('application/json')) throw refuse.wrongType('Please send JSON.');
  return parsed(await textOf(ctx), valuesMaxOf(endpoint));
}

/** A role's permissions are the largest JSON that the panel sends. */
const PANEL_VALUES = 100_000;

/**
 * Reads the panel's JSON by the same rules, before Strapi checks who sends it. Strapi's parser then finds nothing
 * left to parse.
 */
export async function readPanelJson(ctx: Context) {
  if (!hasBody(ctx) || !ctx.is('application/json')) return;
  const body = parsed(await textOf(ctx), PANEL_VALUES);
  Object.assign(ctx.request, { body, is: () => false });
}

const hasBody = (ctx: Context) =>
  ['POST', 'PUT', 'PATCH'].includes(ctx.method) && Boolean(ctx.request.length);

function parsed(json: string, mostValues: number): unknown {
  checkJsonText(json, mostValues);
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw refuse.badInput(UNREADABLE);
}
