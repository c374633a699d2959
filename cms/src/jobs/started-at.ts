/** When this server was started. */
export const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);
