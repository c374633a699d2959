/** How long a push notification waits, in seconds, so that several messages are one and what is taken back is not told. */
const DELAY_S = 8;

/** The environment's settings for push notifications (docs/operations.md), read when needed. */
export const pushSettings = () => ({
  isOn: process.env.PUSH !== 'off',
  delayMs: Number(process.env.PUSH_DELAY_SECONDS || DELAY_S) * 1000,
  /** Stand-ins of push services on this machine, for tests alone. */
  standIns: (process.env.PUSH_SERVICE_FOR_TESTS ?? '').split(',').filter((origin) => origin !== ''),
});
