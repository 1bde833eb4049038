import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/i18n'
import { onTestFinished } from 'vitest'
import { type BookFileName, type BookForm, bookFileNames, fileNameOf } from '../book/facts/book-file-names'
import { exportBook } from '../book/operations/export-book'
import { importBook } from '../book/operations/import-book'
import type { MethodBench } from './method-bench'

const example = new URL('../../docs/examples/book/', import.meta.url).pathname

/** Creates a separate folder with the example of a book: without logins, its customers have yet to register. */
export async function exampleBook({ hasLogins = false }: { readonly hasLogins?: boolean } = {}) {
  const path = await folderForBook()
  await cp(example, path, { recursive: true })
  if (!hasLogins) await rm(join(path, fileNameOf('logins', 'csv')))
  const pathOf = (file: BookFileName, folder = path) => join(folder, `${file}.csv`)
  const read = (file: BookFileName, folder?: string) => readFile(pathOf(file, folder), 'utf8')
  return {
    path,
    read,
    write: (name: string, text: string) => writeFile(join(path, name), text),
    remove: (name: string) => rm(join(path, name)),
    /** Replaces text in a file. */
    replace: async (file: BookFileName, from: string, to: string, folder?: string) => {
      const text = await read(file, folder)
      if (!text.includes(from)) throw new TypeError(`${file}.csv has no ${from}.`)
      await writeFile(
        pathOf(file, folder),
        text.replace(from, () => to),
      )
    },
  }
}

/**
 * Imports a folder into a bench's world; returns the rows by file as `new/changed/unchanged/refused`, and the output.
 */
export async function importInto(
  { world, systemViewer }: Pick<MethodBench, 'world' | 'systemViewer'>,
  path: string,
  {
    isDryRun = false,
    say = () => undefined,
    language = 'en',
  }: { isDryRun?: boolean; say?: (line: string) => void; language?: Language } = {},
) {
  const { createImportEngine, direct: pool, now } = world.context
  const said: string[] = []
  const services = {
    engine: createImportEngine(),
    pool,
    systemViewer: { ...systemViewer, language },
    now,
    say: (line: string) => {
      said.push(line)
      say(line)
    },
  }
  const result = await importBook(services, path, { isDryRun })
  const rows = Object.entries(result).map(([file, { new: fresh, changed, unchanged, refused }]) => [
    file,
    [fresh, changed, unchanged, refused].join('/'),
  ])
  return { rows: Object.fromEntries(rows) as Record<BookFileName, string>, said }
}

/** Creates a separate folder that is removed with the test. */
export async function folderForBook(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'porchlight book '))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** Exports a bench's world into a new folder; returns its files' texts, and the output. */
export async function exportFrom(
  { world, systemViewer }: Pick<MethodBench, 'world' | 'systemViewer'>,
  brand: BrandKey | null = null,
  form: BookForm = 'csv',
) {
  const path = join(await folderForBook(), 'out')
  const { engine, metadata, now } = world.context
  const said: string[] = []
  await exportBook({ engine, metadata, systemViewer, now, say: (line) => said.push(line) }, path, {
    brand,
    form,
  })
  const files: Record<string, string> = {}
  for (const file of bookFileNames) files[file] = await readFile(join(path, fileNameOf(file, form)), 'utf8')
  return { path, said, files }
}
