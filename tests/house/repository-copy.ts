import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')

/** A copy of the repository that a test may change. */
export interface RepositoryCopy {
  readonly folder: string
  /** Runs a script of the copy under tsx; returns its exit code and all its output. */
  readonly run: (
    script: string,
    ...words: readonly string[]
  ) => Promise<{ code: number | null; output: string }>
  readonly remove: () => void
}

/**
 * Copies the sources; external packages are linked, so that copying takes a second. `environment` is added to that of
 * its scripts.
 */
export function copyRepository(environment: Readonly<Record<string, string>> = {}): RepositoryCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'porchlight-copy-')))
  const left = new Set(['node_modules', 'dist', 'data', '.git', 'test-results'])
  cpSync(repository, folder, { recursive: true, filter: (source) => !left.has(basename(source)) })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@porchlight'), { recursive: true })
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name !== '@porchlight') symlinkSync(join(repository, 'node_modules', name), join(modules, name))
  }
  for (const group of ['platform', 'apps']) {
    for (const name of readdirSync(join(folder, group))) {
      symlinkSync(join(folder, group, name), join(modules, '@porchlight', name))
    }
  }
  for (const name of ['domains', 'demo']) {
    symlinkSync(join(folder, name), join(modules, '@porchlight', name))
  }
  return {
    folder,
    run: (script, ...words) => run(folder, script, words, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function run(
  folder: string,
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
    cwd: folder,
    env: { ...process.env, ...environment },
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  return new Promise((done, refuse) => {
    child.once('error', refuse)
    child.once('close', (code) => done({ code, output }))
  })
}
