/** Vite turns a small picture into a data URL. */
declare module '*.svg' {
  const address: string;
  export default address;
}
