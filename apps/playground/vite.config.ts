import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserBuild, moduleOptions } from '../../scripts/build/page-files'

/** The browser's files of `/dev/playground`, which the demo guide serves; the page around them is the server's. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/dev/playground/',
  plugins: [react()],
  ...moduleOptions(false),
  build: {
    ...browserBuild,
    rollupOptions: {
      input: { browser: 'src/entry-browser.tsx' },
      output: {
        entryFileNames: 'files/[hash:7].js',
        chunkFileNames: 'files/[hash:7].js',
        assetFileNames: 'files/[hash:7][extname]',
      },
    },
  },
})
