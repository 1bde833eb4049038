import { parseFile } from '../../scripts/source/parse-file'
import type { SourceTree } from '../../scripts/source/source-tree'

/** Returns a source tree as `readSourceTree` does, from paths and texts. */
export function sourceTreeOf(texts: Readonly<Record<string, string>>): SourceTree {
  return new Map(
    Object.entries(texts).map(([path, text]) => [
      path,
      { path, lineCount: text.split('\n').length, ...parseFile(path, text) },
    ]),
  )
}
