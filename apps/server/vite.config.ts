import { defineConfig } from 'vite'

/** One file for Node: our own packages bundled, everything from the registry loaded as it was installed. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@porchlight\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { input: 'src/main.ts', output: { entryFileNames: 'main.js' } },
  },
})
