import { isRecordValue, type RecordValue } from './record'

/**
 * A set of fields of a record, with those of its spanned records. Trees of equal content are the same object, so that a
 * selection made with one can be found again.
 */
export interface FieldTree {
  /** Such as `Name,Owner(Id,Name)`; names are sorted. */
  readonly key: string
  readonly names: readonly string[]
  /** For each name, the requested fields of the record it refers to; null for a plain field. */
  readonly children: readonly (FieldTree | null)[]
}

/** The paths of a tree without fields. */
export const noFields: readonly string[] = []

/** The field trees of one store. */
export class FieldTrees {
  readonly #byKey = new Map<string, FieldTree>()
  readonly #byPaths = new WeakMap<readonly string[], FieldTree>()

  /** The tree of paths such as `Name` and `Owner.Name`; the array is remembered and must not change. */
  ofPaths(paths: readonly string[]): FieldTree {
    const known = this.#byPaths.get(paths)
    if (known !== undefined) return known
    const tree = this.#grow(paths)
    this.#byPaths.set(paths, tree)
    return tree
  }

  /**
   * Returns the tree of everything that `record` carries. `likely` is tried first: records of one list tend to be
   * alike.
   */
  ofRecord(record: RecordValue, likely: FieldTree | null = null): FieldTree {
    if (likely !== null && carriesExactly(record, likely)) return likely
    const names = Object.keys(record.fields).sort()
    const children = names.map((name) => {
      const value = record.fields[name]?.value
      return isRecordValue(value) ? this.ofRecord(value) : null
    })
    return this.#intern(names, children)
  }

  /** The tree that has this key. */
  parse(key: string): FieldTree {
    return this.#byKey.get(key) ?? this.#grow(pathsOfKey(key))
  }

  #grow(paths: readonly string[]): FieldTree {
    const spans = new Map<string, string[]>()
    for (const path of paths) {
      const dot = path.indexOf('.')
      const name = dot < 0 ? path : path.slice(0, dot)
      const below = spans.get(name) ?? []
      if (dot >= 0) below.push(path.slice(dot + 1))
      spans.set(name, below)
    }
    const names = [...spans.keys()].sort()
    const children = names.map((name) => {
      const below = spans.get(name) ?? []
      return below.length === 0 ? null : this.#grow(below)
    })
    return this.#intern(names, children)
  }

  #intern(names: readonly string[], children: readonly (FieldTree | null)[]): FieldTree {
    const key = names
      .map((name, index) => {
        const child = children[index]
        return child ? `${name}(${child.key})` : name
      })
      .join()
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    const tree = { key, names, children }
    this.#byKey.set(key, tree)
    return tree
  }
}

/** All paths of a tree, each with `prefix` before it. */
export function pathsOf(tree: FieldTree, prefix = ''): string[] {
  return tree.names.flatMap((name, index) => {
    const child = tree.children[index]
    return child ? pathsOf(child, `${prefix}${name}.`) : [prefix + name]
  })
}

function carriesExactly(record: RecordValue, tree: FieldTree): boolean {
  if (Object.keys(record.fields).length !== tree.names.length) return false
  for (let index = 0; index < tree.names.length; index += 1) {
    const field = record.fields[tree.names[index] ?? '']
    if (field === undefined) return false
    const child = tree.children[index]
    if (isRecordValue(field.value)) {
      if (!child || !carriesExactly(field.value, child)) return false
    }
  }
  return true
}

function pathsOfKey(key: string): string[] {
  const paths: string[] = []
  const spans: string[] = []
  for (const [, name = '', mark = ''] of key.matchAll(/([^(),]*)([(),]|$)/g)) {
    if (name !== '' && mark !== '(') paths.push([...spans, name].join('.'))
    if (mark === '(') spans.push(name)
    if (mark === ')') spans.pop()
  }
  return paths
}
