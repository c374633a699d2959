import knex from 'knex';

/** How long connecting and the only question may take, in milliseconds: a machine that has just started is slow. */
const ANSWER_MS = 60_000;

const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;

/** What PostgreSQL refuses a connection for, by its codes (PostgreSQL, appendix A). */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL doesn’t let this user in. Check DATABASE_URL and pg_hba.conf',
  '28P01': 'PostgreSQL rejects the user name or password in DATABASE_URL',
  '3D000': 'PostgreSQL has no database with the name in DATABASE_URL. Create it first',
  '53300': 'PostgreSQL has no connection left. Raise its max_connections, or stop what holds them',
  '57P03': 'PostgreSQL is starting up or shutting down. Try again in a moment',
};

/** Why no connection could be made, in a sentence for whoever runs the server. It has no part of the address. */
export function connectionProblem(error: unknown): string {
  const { code = '', message } = (error ?? {}) as { code?: string; message?: string };
  const isSilent = code === '' && /timeout/i.test(message ?? '');
  const said = REFUSALS[code];
  if (said) return `${said} (${code}).`;
  if (isSilent || AWAY.test(code)) {
    const why = isSilent ? 'no answer' : code;
    return `PostgreSQL can’t be reached at the host and port in DATABASE_URL (${why}). Check that it is running.`;
  }
  return `The portal can’t connect to PostgreSQL (${code || (message ?? 'no reason given')}).`;
}

/**
 * Connects to PostgreSQL once, before Strapi does: what it would log of a failure is a stack trace.
 * @returns what is wrong, or undefined where the database answers or is a file
 */
export async function databaseProblem(
  settings: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const { DATABASE_CLIENT: client, DATABASE_URL: connectionString } = settings;
  // Whatever is wrong with the settings themselves is said by require-settings.
  if (client !== 'postgres' || !/^postgres(ql)?:\/\//.test(connectionString ?? '')) return;
  const database = knex({
    client: 'pg',
    connection: {
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    },
    pool: { min: 0, max: 1, createTimeoutMillis: ANSWER_MS + 1000 },
    acquireConnectionTimeout: ANSWER_MS + 1000,
  });
  try {
    await database.raw('select 1');
    return undefined;
  } catch (error) {
    return connectionProblem(error);
  } finally {
    await database.destroy();
  }
}
