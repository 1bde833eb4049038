import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandSources, brandStyles, isBrandStyle } from '../../scripts/build/brand-sources'
import { browserBuild, compressedCopies, moduleOptions, serverBuild } from '../../scripts/build/page-files'

/** Two builds from one set of sources, as of the portal: the browser's files, and with `--ssr` the server's entry. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), brandSources(import.meta.dirname), ...(isSsrBuild === true ? [] : [compressedCopies()])],
  ...moduleOptions(isSsrBuild === true),
  build:
    isSsrBuild === true
      ? serverBuild
      : {
          ...browserBuild,
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
