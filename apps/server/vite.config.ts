import { defineConfig } from 'vite'

export default defineConfig({
  ssr: { noExternal: [/^@porchlight\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
})
