import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files'
import { type ParsedFile, parseFile } from './parse-file'
import { root } from './root'

/** A TypeScript file of the repository. */
export interface SourceFile extends ParsedFile {
  /** From the root, with `/`. */
  readonly path: string
  readonly lineCount: number
}

/** All TypeScript files by their path. */
export type SourceTree = ReadonlyMap<string, SourceFile>

const codeFolders = ['apps', 'platform', 'domains', 'demo', 'scripts', 'tests', 'bench']

/** Reads and parses every TypeScript file of the repository. */
export function readSourceTree(): SourceTree {
  const paths = [...codeFolders.flatMap((folder) => listFiles(folder, ['.ts', '.tsx'])), 'vitest.config.ts']
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return [path, { path, lineCount: text.trimEnd().split('\n').length, ...parseFile(path, text) }]
    }),
  )
}

/** Checks whether the file is a test or only serves tests, as anything named `testing` does. */
export function isTestFile(path: string): boolean {
  return (
    /\.test\.tsx?$|\/src\/(.+\/)?testing(\/|\.tsx?$)|^domains\/(testing|[^/]+\/journeys)\//.test(path) ||
    path.startsWith('tests/') ||
    path.startsWith('platform/test-kit/')
  )
}
