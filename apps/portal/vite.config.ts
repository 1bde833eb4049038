import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

/**
 * Two builds from one set of sources: `vite build apps/portal` makes the browser's files under
 * `dist/client` with a manifest; with `--ssr` it makes the server entry `dist/server/entry-server.js`,
 * which reads that manifest when it starts.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins:
    isSsrBuild === true ? [react()] : [react(), ownScript('early'), ownScript('worker'), compressedCopies()],
  // React's build for development is loaded unless the environment says production; bundled, it is always the fast one.
  ssr: {
    noExternal: [/^@porchlight\//, /^(react|react-dom|wouter|regexparam|use-sync-external-store)(\/|$)/],
  },
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
            input: {
              browser: 'src/entry-browser.tsx',
              first: 'src/shell/brand/first.css',
              second: 'src/shell/brand/second.css',
              third: 'src/shell/brand/third.css',
            },
            output: {
              codeSplitting: {
                // A page loads four files: React, what all screens stand on, the entry, and its own screen. Screens
                // about usage share one more, and so do forms and messages; what else several screens share, which
                // the login page has no use for, is one file too.
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                  { name: nameOfShell, priority: 2 },
                  { name: 'usage', test: usageOnly, priority: 1 },
                  { name: 'forms', test: formsOnly, priority: 1 },
                  { name: 'messages', test: messagesOnly, priority: 1 },
                  { name: 'parts', test: isPart, priority: 0 },
                ],
              },
            },
          },
        },
}))

const usageOnly = /shell[\\/]usage[\\/]|design-system[\\/]src[\\/](BarChart|DataTable|Stat)[\\/]/

// The login page, which comes first, has a form of its own and loads none of these.
const formsOnly =
  /shell[\\/](forms[\\/](?!use-)|new-password|links|customer-service|profile)|design-system[\\/]src[\\/](PasswordRules|RadioGroup|LinkList)[\\/]/
const secondFactorOnly = /shell[\\/]second-factor[\\/]/
const messagesOnly = /shell[\\/]messages[\\/]|design-system[\\/]src[\\/](TextArea|FileField)[\\/]/

const isPart = /portal[\\/]src[\\/]shell[\\/](?!brand[\\/].*\.css)/
const isOfPackage = /packages[\\/]|wouter|regexparam|rolldown|vite[\\/]preload-helper/
const isOfItsOwn = /design-system[\\/]src[\\/]index|brand\.css/

/** `shell` for what every page loads: our packages, and of the portal's shell what the entry or the login page imports. */
function nameOfShell(file: string, graph: ModuleGraph): string | null {
  if (isOfItsOwn.test(file) || secondFactorOnly.test(file)) return null
  if (isPart.test(file)) return isOfFirstPage(file, graph, new Set()) ? 'shell' : null
  const isLater = usageOnly.test(file) || formsOnly.test(file) || messagesOnly.test(file)
  return isOfPackage.test(file) && !isLater ? 'shell' : null
}

interface ModuleGraph {
  getModuleInfo(file: string): { readonly importers: readonly string[] } | null
}

/** Whether static imports lead to `file` from the entry or from the login page. */
function isOfFirstPage(file: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (/portal[\\/]src[\\/](entry-browser\.tsx|screens[\\/]login[\\/])/.test(file)) return true
  if (seen.has(file)) return false
  seen.add(file)
  const importers = graph.getModuleInfo(file)?.importers ?? []
  return importers.some((importer) => isOfFirstPage(importer, graph, seen))
}

/**
 * Writes `src/entry-<name>.ts` as one plain script: `early.js`, which the server puts into each page's head, and
 * `worker.js`, which keeps pages for when there is no network.
 */
function ownScript(name: 'early' | 'worker'): Plugin {
  return {
    name: `${name}-script`,
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        root: import.meta.dirname,
        build: {
          write: false,
          lib: { entry: `src/entry-${name}.ts`, formats: ['iife'], name, fileName: () => `${name}.js` },
        },
      })
      const [bundle] = Array.isArray(built) ? built : [built]
      const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined
      if (chunk === undefined) this.error(`src/entry-${name}.ts gave no script`)
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source: chunk.code })
    },
  }
}

/** Writes a `.br` and a `.gz` beside each script and style, so that the server compresses nothing itself. */
function compressedCopies(): Plugin {
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
