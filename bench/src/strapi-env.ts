/** Secrets of servers that run for one measurement, on this machine, with made-up people. */
export const STRAPI_ENV = {
  TZ: 'UTC',
  NODE_ENV: 'production',
  APP_KEYS: 'bench-key-one,bench-key-two',
  API_TOKEN_SALT: 'bench-api-token-salt',
  ADMIN_JWT_SECRET: 'bench-admin-jwt-secret',
  TRANSFER_TOKEN_SALT: 'bench-transfer-token-salt',
  ENCRYPTION_KEY: 'bench-encryption-key-of-32-bytes',
  JWT_SECRET: 'bench-jwt-secret-bench-jwt-secret',
  FILE_SECRET: 'bench-file-secret-bench-file-secret',
  STRAPI_TELEMETRY_DISABLED: 'true',
};
