import { defineConfig } from 'vite'

/**
 * One file for Node. Our own packages are bundled, and so are the libraries that come as hundreds of small modules,
 * each of which would cost a start its own look-up; the rest of the registry's packages is loaded as it was installed.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@porchlight\//, /^typebox(\/|$)/, /^kysely(\/|$)/, /^libphonenumber-js(\/|$)/] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { input: 'src/main.ts', output: { entryFileNames: 'main.js' } },
  },
})
