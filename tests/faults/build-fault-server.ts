import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const input = fileURLToPath(new URL('fault-server.ts', import.meta.url))

/** The fault server as one file, as the product's server is built: it starts in a second, time after time. */
export async function buildFaultServer(): Promise<{
  readonly file: string
  readonly remove: () => Promise<void>
}> {
  // Inside the repository, so that packages of the registry are found from there.
  const outDir = join(root, 'node_modules', '.cache', `porchlight-fault-server-${process.pid}`)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@porchlight\//] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rollupOptions: { input, output: { entryFileNames: 'fault-server.js' } },
    },
  })
  return { file: join(outDir, 'fault-server.js'), remove: () => rm(outDir, { recursive: true, force: true }) }
}
