/** Vite turns a small picture into an address of its own. */
declare module '*.svg' {
  const address: string;
  export default address;
}
