import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { brandSources, brandStyles, isBrandStyle } from '../../scripts/build/brand-sources'
import { browserBuild, compressedCopies, moduleOptions, serverBuild } from '../../scripts/build/page-files'

/**
 * Two builds from one set of sources: `vite build apps/portal` creates the browser's files under `dist/client` with a
 * manifest; with `--ssr` it creates the server entry `dist/server/entry-server.js`, which reads that manifest when it
 * starts.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    brandSources(import.meta.dirname),
    ...(isSsrBuild === true ? [] : [ownScript('early'), ownScript('worker'), compressedCopies()]),
  ],
  ...moduleOptions(isSsrBuild === true),
  build:
    isSsrBuild === true
      ? serverBuild
      : {
          ...browserBuild,
          rollupOptions: {
            input: {
              browser: 'src/entry-browser.tsx',
              ...brandStyles(import.meta.dirname),
            },
            output: {
              // The entry names every file of every screen, so every page pays for the length of names: they are
              // short hashes, and the manifest maps them to modules.
              entryFileNames: 'assets/[hash:7].js',
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: 'assets/[hash:7][extname]',
              codeSplitting: {
                // Every page loads two files, and the fields of forms are a third. Then the parts that many screens
                // share, usage, what customers return for on home and beyond it, and what guests come for: one file per
                // piece would cost more than it saves.
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
                  { name: 'shell', tags: ['$initial'], test: (file) => !isBrandStyle(file), priority: 4 },
                  { name: 'fields', test: fields, priority: 3 },
                  {
                    name: 'parts',
                    test: (file) => parts.test(file) && !forms.test(file),
                    minShareCount: 5,
                    priority: 2.5,
                  },
                  { name: 'forms', test: forms, minShareCount: 5, priority: 2 },
                  { name: 'usage', test: usage, priority: 2 },
                  { name: 'chart', test: chart, priority: 1 },
                  { name: 'change', test: change, priority: 1 },
                  {
                    name: 'customer',
                    test: (file) => customer.test(file) && !beyondHome.test(file),
                    priority: 2,
                  },
                  { name: 'beyond-home', test: beyondHome, priority: 1 },
                  { name: 'plans', test: plans, priority: 1 },
                ],
              },
            },
          },
        },
}))

const fields =
  /design-system[\\/]src[\\/](Card|ErrorSummary|PasswordField|TextField)[\\/]|page-parts[\\/]src[\\/]forms[\\/]use-|catalogue[\\/]login-messages/
// What a form shows when it is rejected; pages without a form do without.
const forms =
  /errors[/]src[/]catalogue[/]|page-parts[/]src[/]forms[/](PlainForm|FormPage|call-method|form-errors)/
const usage =
  /energy[\\/](components[\\/]usage[\\/](labels|usage-month|usage-texts)\.ts|methods[\\/]explain-bill[\\/])|customers[\\/]components[\\/](account-page[\\/](?!EndQuestion)|accounts[\\/])/
const chart = /energy[\\/]components[\\/](usage|bill-projection)[\\/]|design-system[\\/]src[\\/]BarChart[\\/]/
const change =
  /energy[\\/](components[\\/]bill-change|facts)[\\/]|design-system[\\/]src[\\/](ChangeChart|DataTable)[\\/]/
const customer =
  /energy[\\/]components[\\/]bills[\\/]|(enrollment|messages)[\\/]components[\\/][^\\/]+$|[\\/](bill-payment|enrollment)-status[\\/]client/
// What customers return for and home does not show; home's part is taken first.
const beyondHome =
  /enrollment[\\/]components[\\/](Order(Tracker|Details|Changes|ChangeGate|NotFound)|OtherOrders|OtherHalf|OrderRoute|Route\.|TrackerHero|CallButton|other-half-labels|outcome-|StartDate|ContractDocuments|contract-documents-labels|AuthorizationBoxes|NextAction\.|use-open-plan-change)|bills[\\/]BillList|messages[\\/]components[\\/](AttachmentField|send-message-form)/
const parts = /[\\/](design-system|page-parts|portal|file-formats)[\\/]src[\\/]|[\\/]define[\\/]/
const plans = /plans[\\/]components[\\/]|utilities[\\/]components[\\/]zip-code[\\/]|get-plans/

/**
 * Builds `src/entry-<name>.ts` as a single plain script: `early.js`, which the server puts into each page's head, and
 * `worker.js`, which stores pages for use offline.
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
