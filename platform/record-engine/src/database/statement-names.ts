import { createHash } from 'node:crypto'
import type { Statement } from './queryable'

/** The maximum number of prepared statements per connection. */
export const hotStatements = 200

/** Names statements: the first shapes that a process encounters are prepared, the rest are not. */
export type NameStatement = (text: string) => Statement

/**
 * Names the first `limit` distinct texts. The name is derived from the text, so engines that share a pool agree on it.
 */
export function createStatementNames(limit: number): NameStatement {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return { text, name: known }
    if (names.size >= limit) return { text, name: undefined }
    const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
    return { text, name }
  }
}
