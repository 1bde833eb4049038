import { type FieldTree, type FieldTrees, noFields } from './field-tree'
import { type IngestStamp, ingestRecord } from './ingest-record'
import { isRecordValue } from './record'
import type { Store } from './store'

/** Represents, in a template, a record of the store with the fields that the response carried of it. */
export class RecordLink {
  readonly recordKey: string
  readonly tree: FieldTree

  constructor(key: string, tree: FieldTree) {
    this.recordKey = key
    this.tree = tree
  }

  /** The form of a link in a saved state; no response has a property of this name. */
  toJSON(): { readonly '@record': readonly [recordKey: string, treeKey: string] } {
    return { '@record': [this.recordKey, this.tree.key] }
  }
}

/** Objects and arrays of templates that contain a link somewhere below them; all others are plain data. */
const linkedNodes = new WeakSet<object>()

/** Whether there is a link at `node` or below it. */
export function holdsLinks(node: unknown): boolean {
  return typeof node === 'object' && node !== null && (node instanceof RecordLink || linkedNodes.has(node))
}

/** Stores the records in `value` and replaces them with links. */
export function toTemplate(store: Store, value: unknown, stamp: IngestStamp): unknown {
  let likely: FieldTree | null = null
  return mapTemplate(value, (node) => {
    if (!isRecordValue(node)) return undefined
    likely = store.trees.ofRecord(node, likely)
    return new RecordLink(ingestRecord(store, node, null, stamp), likely)
  })
}

/**
 * Returns a copy of `value` in which each node is replaced by what `replace` returns for it; undefined leaves the node
 * unchanged. Parts without replacements are not copied.
 */
export function mapTemplate(value: unknown, replace: (node: object) => RecordLink | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  const link = replace(value)
  if (link !== undefined) return link
  const copy = mapParts(value, replace)
  if (copy !== value) linkedNodes.add(copy)
  return copy
}

type Replace = (node: object) => RecordLink | undefined

function mapParts(parts: object, replace: Replace): object {
  let copy: object | null = null
  for (const [name, part] of Object.entries(parts)) {
    const mapped = mapTemplate(part, replace)
    if (mapped === part && !holdsLinks(mapped)) continue
    copy ??= Array.isArray(parts) ? [...parts] : { ...parts }
    Reflect.set(copy, name, mapped)
  }
  return copy ?? parts
}

/**
 * Returns a template whose `records` begin with links to `recordKeys`, with the fields of the first record; the
 * template itself when it has no records.
 */
export function withLinks(template: unknown, recordKeys: readonly string[], trees: FieldTrees): unknown {
  if (typeof template !== 'object' || template === null || !('records' in template)) return template
  const { records } = template
  if (!Array.isArray(records)) return template
  const [first] = records
  const tree = first instanceof RecordLink ? first.tree : trees.ofPaths(noFields)
  const joined = [...recordKeys.map((key) => new RecordLink(key, tree)), ...records]
  linkedNodes.add(joined)
  const copy = { ...template, records: joined }
  linkedNodes.add(copy)
  return copy
}

/**
 * `next`, reusing those parts of `before` that are equal: equal data, and links to the same fields of the same records.
 * A part without a counterpart in `before` is compared with its first: responses about two records differ in the ids
 * that their parts are named by.
 */
export function shareParts(before: unknown, next: unknown): unknown {
  if (typeof before !== 'object' || typeof next !== 'object' || before === null || next === null) return next
  if (next instanceof RecordLink) {
    const link = before as RecordLink
    return link.recordKey === next.recordKey && link.tree === next.tree ? before : next
  }
  if (Array.isArray(before) !== Array.isArray(next)) return next
  const known = new Map<string, unknown>(Object.entries(before))
  const [first] = known.values()
  const parts = Object.entries(next).map(
    ([name, part]) => [name, shareParts(known.get(name) ?? first, part)] as const,
  )
  // JSON contains no undefined values.
  if (parts.length === known.size && parts.every(([name, part]) => known.get(name) === part)) return before
  const shared = Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  if (linkedNodes.has(next)) linkedNodes.add(shared)
  return shared
}
