import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandStyles, bundledOnServer, compressedCopies, isBrandStyle } from '../../scripts/build/page-files'

/** Two builds from one set of sources, as of the portal: the browser's files, and with `--ssr` the server's entry. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: isSsrBuild === true ? [react()] : [react(), compressedCopies()],
  ssr: { noExternal: [...bundledOnServer] },
  // The router's stand-in for older versions of React is what React has itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node20',
          rollupOptions: {
            input: 'src/entry-server.ts',
            output: { entryFileNames: 'entry-server.js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          // Fonts and styles stay files: the content security policy allows no data: sources for them.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rollupOptions: {
            input: { browser: 'src/entry-browser.tsx', ...brandStyles(import.meta.dirname) },
            output: {
              entryFileNames: 'assets/console/[hash:7].js',
              chunkFileNames: 'assets/console/[hash:7].js',
              assetFileNames: 'assets/console/[hash:7][extname]',
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
                  { name: 'console', tags: ['$initial'], test: (file) => !isBrandStyle(file), priority: 1 },
                ],
              },
            },
          },
        },
}))
