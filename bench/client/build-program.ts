import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * Bundles `bench/client/measure-one.ts` as a front end would bundle our client, and calls `use` with the program's
 * file: peers are measured as they are published, and sources read by a loader for development run slower.
 */
export async function withBuiltProgram<Result>(use: (program: string) => Promise<Result>): Promise<Result> {
  mkdirSync('bench/node_modules', { recursive: true })
  const folder = mkdtempSync(resolve('bench/node_modules/.program-'))
  try {
    await build({
      root: resolve('bench/client'),
      logLevel: 'silent',
      configFile: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        target: 'node20',
        minify: false,
        rollupOptions: {
          input: resolve('bench/client/measure-one.ts'),
          output: { entryFileNames: 'measure-one.mjs' },
        },
      },
    })
    return await use(join(folder, 'measure-one.mjs'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
