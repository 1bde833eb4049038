import { createHash } from 'node:crypto'
import type { Statement } from './queryable'

/** A connection never holds more prepared statements than that. */
export const hotStatements = 200

/** Gives statements their names: the first shapes that a process meets are prepared, the rest are not. */
export type NameStatement = (text: string) => Statement

/**
 * Names the first `limit` distinct texts. The name is made from the text: engines that share a pool agree on it.
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
