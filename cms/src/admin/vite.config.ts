/**
 * Without NODE_ENV Strapi assumes "development", and would build a panel with React's slow warnings and a guided tour
 * for developers. What `strapi build` makes is always what runs for editors.
 */
export default function panelBuild<Config extends { mode?: string }>(config: Config): Config {
  if (config.mode === 'production') process.env.NODE_ENV = 'production';
  return config;
}
