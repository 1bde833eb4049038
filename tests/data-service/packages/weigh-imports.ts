import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/**
 * Returns the gzipped size in bytes of a production bundle that exports what the lines of `code` do, without React.
 * `folder` is the project whose installed packages are used.
 */
export async function weighImports(folder: string, code: string): Promise<number> {
  const entry = join(folder, 'weighed.js')
  await writeFile(entry, code)
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: [/^react($|\/)/] },
    },
  })
  return [made]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .reduce((sum, chunk) => sum + ('code' in chunk ? gzipSync(chunk.code, { level: 9 }).length : 0), 0)
}
