module.exports = ({ env }) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('PUBLIC_DIR') },
  logger: { updates: { enabled: false } },
});
