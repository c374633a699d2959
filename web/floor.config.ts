import { defineConfig } from 'vite';
import { brotliFiles } from './brotli-files.ts';
import { CHUNK_GROUPS } from './chunk-groups.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;
const packages = ['react', 'react-dom', 'react-router-dom'];

/** Builds bench/floor, the least page that the portal's pages are compared with. */
export default defineConfig({
  root: here('../bench/floor'),
  plugins: [brotliFiles()],
  resolve: {
    alias: Object.fromEntries(packages.map((one) => [one, here(`./node_modules/${one}`)])),
  },
  build: {
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
});
