/** The environment's settings for the donation service (docs/operations.md), read when needed. */
export const serviceSettings = () => ({
  secret: process.env.GIVEBUTTER_WEBHOOK_SECRET?.trim() ?? '',
  key: process.env.GIVEBUTTER_API_KEY?.trim() ?? '',
  url: (process.env.GIVEBUTTER_API_URL?.trim() || 'https://api.givebutter.com').replace(/\/+$/, ''),
});
