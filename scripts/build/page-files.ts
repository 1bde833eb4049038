import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * The options common to both builds of an app of pages; the browser's files are under `dist/client`, with a manifest.
 */
export const browserBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  // Fonts and styles stay files: the content security policy allows no data: sources for them.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const

/** The build of the server's entry of an app of pages, `dist/server/entry-server.js`. */
export const serverBuild = {
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node20',
  rollupOptions: {
    input: 'src/entry-server.ts',
    output: { entryFileNames: 'entry-server.js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
} as const

/** Returns how modules of an app of pages are resolved, for the server's entry if `isServer`. */
export function moduleOptions(isServer: boolean) {
  return {
    // React's development build is loaded unless the environment is production; bundled, it is always the fast one.
    ssr: {
      noExternal: [
        /^@porchlight\//,
        /^(react|react-dom|wouter|regexparam|use-sync-external-store|@tanstack\/(?:react-virtual|virtual-core))(\/|$)/,
      ],
    },
    // The router's shim for older versions of React is replaced by React's own API.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    define: isServer ? { 'process.env.NODE_ENV': '"production"' } : {},
  }
}

/** Writes a `.br` and a `.gz` beside each script and style, so that the server compresses nothing itself. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    async writeBundle(options, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))
      await Promise.all(
        files.map(async (file) => {
          const path = join(options.dir ?? '', file)
          const content = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
          await writeFile(`${path}.gz`, await promisify(gzip)(content))
        }),
      )
    },
  }
}
