import { deepFreeze } from '../snapshot/freeze'
import type { ErrorEntry, RecordEntry, RecordView, StoredField, ValueEntry } from './entry'
import { holdsLinks, RecordLink } from './entry-template'
import { type FieldTree, pathsOf } from './field-tree'
import { type Missing, missing } from './missing'
import type { RecordFieldValue, RecordValue } from './record'
import type { Store } from './store'
import { recordKey } from './store-key'
import type { StoreReader } from './store-reader'

/**
 * One selection from the store, and all that it depends on. Data is frozen, and parts that did not change
 * since an earlier selection are the same objects.
 */
export class Selection implements StoreReader {
  /** The keys that were looked at, also those that hold nothing. */
  readonly keys: string[] = []
  /** When the first of what was read expires. */
  expiresAt = Number.POSITIVE_INFINITY
  /** What `record` did not find, as paths below the object. */
  readonly missingFields: string[] = []
  /** The remembered error that stands where data was asked for. */
  error: ErrorEntry | null = null
  readonly #store: Store
  /** Whether fields of an older version will do. */
  readonly #acceptOutdated: boolean

  constructor(store: Store, acceptOutdated: boolean) {
    this.#store = store
    this.#acceptOutdated = acceptOutdated
  }

  record<Data>(recordId: string, fields: readonly string[]): Data | Missing {
    const key = recordKey(recordId)
    const tree = this.#store.trees.ofPaths(fields)
    this.#noteError(key)
    return this.#selectLinked(key, tree, '') as Data | Missing
  }

  entry<Data>(key: string): Data | Missing {
    const entry = this.#store.entries.get(key)
    if (entry?.kind !== 'value') {
      this.keys.push(key)
      this.#noteError(key)
      return missing
    }
    this.#noteRead(entry)
    return this.#assembleEntry(entry) as Data | Missing
  }

  #noteRead(entry: RecordEntry | ValueEntry): void {
    this.keys.push(entry.key)
    if (entry.expiresAt < this.expiresAt) this.expiresAt = entry.expiresAt
  }

  #noteError(key: string): void {
    const entry = this.#store.entries.get(key)
    if (entry?.kind !== 'error') return
    this.error = entry
    this.expiresAt = entry.expiresAt
  }

  #selectLinked(key: string, tree: FieldTree, prefix: string): RecordValue | Missing {
    const entry = this.#store.entries.get(key)
    if (entry?.kind === 'record') return this.#selectRecord(entry, tree, prefix)
    this.keys.push(key)
    this.missingFields.push(...pathsOf(tree, prefix))
    return missing
  }

  #selectRecord(entry: RecordEntry, tree: FieldTree, prefix: string): RecordValue | Missing {
    this.#noteRead(entry)
    const view = findView(entry.views, tree)
    if (view?.flat && view.revision === entry.revision && entry.outdated === null) return view.data
    const fields: Record<string, RecordFieldValue> = {}
    let count = 0
    let isComplete = true
    let isFlat = true
    let isUnchanged = view !== undefined
    for (let index = 0; index < tree.names.length; index += 1) {
      const name = tree.names[index] ?? ''
      const child = tree.children[index] ?? null
      if (entry.absent?.has(name)) continue
      const field = Object.hasOwn(entry.fields, name) ? entry.fields[name] : undefined
      if (field === undefined || (entry.outdated?.has(name) && !this.#acceptOutdated)) {
        this.missingFields.push(...(child ? pathsOf(child, `${prefix}${name}.`) : [prefix + name]))
        isComplete = false
        continue
      }
      if (field.link !== undefined) isFlat = false
      const selected = this.#selectField(field, child, view?.data.fields[name], `${prefix}${name}.`)
      if (selected === missing) {
        isComplete = false
        continue
      }
      fields[name] = selected
      count += 1
      if (isUnchanged && selected !== view?.data.fields[name]) isUnchanged = false
    }
    if (!isComplete) return missing
    if (view && isUnchanged && view.head === entry.head && count === Object.keys(view.data.fields).length) {
      view.revision = entry.revision
      return view.data
    }
    const shared = view && isUnchanged && count === Object.keys(view.data.fields).length
    return keepView(entry, tree, shared ? view.data.fields : Object.freeze(fields), isFlat)
  }

  #selectField(
    field: StoredField,
    child: FieldTree | null,
    before: RecordFieldValue | undefined,
    prefix: string,
  ): RecordFieldValue | Missing {
    if (field.link === undefined) return deepFreeze(field) as RecordFieldValue
    const value = this.#selectLinked(field.link, child ?? this.#store.trees.ofPaths(noFields), prefix)
    if (value === missing) return missing
    if (before?.value === value && before.displayValue === field.displayValue) return before
    return Object.freeze({ displayValue: field.displayValue, value })
  }

  #assembleEntry(entry: ValueEntry): unknown {
    const assembled = this.#assemble(entry.template, entry.view)
    if (assembled !== missing) entry.view = assembled
    return assembled
  }

  /** Puts a part of a template together; `before` is what came of that part last time. */
  #assemble(node: unknown, before: unknown): unknown {
    if (node instanceof RecordLink) return this.#selectLinked(node.recordKey, node.tree, '')
    if (!holdsLinks(node)) return deepFreeze(node)
    const parts = Array.isArray(node)
      ? this.#assembleArray(node, Array.isArray(before) ? before : undefined)
      : this.#assembleObject(node as Readonly<Record<string, unknown>>, before)
    return parts
  }

  #assembleArray(nodes: readonly unknown[], before: readonly unknown[] | undefined): unknown {
    const parts: unknown[] = []
    let isComplete = true
    let isUnchanged = before?.length === nodes.length
    for (let index = 0; index < nodes.length; index += 1) {
      const part = this.#assemble(nodes[index], before?.[index])
      if (part === missing) isComplete = false
      if (isUnchanged && part !== before?.[index]) isUnchanged = false
      parts.push(part)
    }
    if (!isComplete) return missing
    return isUnchanged ? before : Object.freeze(parts)
  }

  #assembleObject(nodes: Readonly<Record<string, unknown>>, previous: unknown): unknown {
    const before = previous as Readonly<Record<string, unknown>> | undefined
    const names = Object.keys(nodes)
    const parts: Record<string, unknown> = {}
    let isComplete = true
    let isUnchanged =
      typeof before === 'object' && before !== null && Object.keys(before).length === names.length
    for (const name of names) {
      const part = this.#assemble(nodes[name], before?.[name])
      if (part === missing) isComplete = false
      if (isUnchanged && part !== before?.[name]) isUnchanged = false
      parts[name] = part
    }
    if (!isComplete) return missing
    return isUnchanged ? before : Object.freeze(parts)
  }
}

function findView(views: readonly RecordView[], tree: FieldTree): RecordView | undefined {
  for (const view of views) if (view.tree === tree) return view
  return undefined
}

const noFields: readonly string[] = []

function keepView(
  entry: RecordEntry,
  tree: FieldTree,
  fields: RecordValue['fields'],
  flat: boolean,
): RecordValue {
  const data: RecordValue = Object.freeze({ ...deepFreeze(entry.head), fields })
  const view: RecordView = { tree, revision: entry.revision, head: entry.head, data, flat }
  entry.views = [...entry.views.filter((other) => other.tree !== tree), view]
  return data
}
