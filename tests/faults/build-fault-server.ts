import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Bundles a program of this folder, by default the fault server, into one file, as the product's server is built: it
 * starts in a second every time.
 */
export async function buildFaultServer(program = new URL('fault-server.ts', import.meta.url)): Promise<{
  readonly file: string
  readonly remove: () => Promise<void>
}> {
  const input = fileURLToPath(program)
  const name = basename(input, '.ts')
  // Inside the repository, so that packages of the registry are found from there.
  const outDir = join(root, 'node_modules', '.cache', `porchlight-${name}-${process.pid}`)
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
      rollupOptions: { input, output: { entryFileNames: `${name}.js` } },
    },
  })
  return { file: join(outDir, `${name}.js`), remove: () => rm(outDir, { recursive: true, force: true }) }
}
