import type { ResolvedField, ResolvedObject } from '@porchlight/metadata'
import { columnOf, tableOf } from '../sql/identifier'
import type { CompileContext } from './compile-context'
import type { FieldPath } from './field-path'
import { referencedObject } from './linked'
import { compileRowRule, predicateSql } from './row-predicate'

/**
 * The left joins of one statement, one per relationship crossed. Each carries the row rule of the joined object, so
 * that a record the viewer may not see is consistently treated as missing: in the selection, in conditions and in
 * orderings.
 */
export class JoinSet {
  readonly #context: CompileContext
  readonly #joins = new Map<string, { readonly alias: string; readonly sql: string }>()
  readonly rootAlias = 't'

  constructor(context: CompileContext) {
    this.#context = context
  }

  /** The alias of the record at the end of `references`, joined when it is not yet. */
  alias(references: readonly ResolvedField[]): string {
    let alias = this.rootAlias
    let key = ''
    for (const reference of references) {
      key += `${reference.apiName}.`
      alias = this.#hop(key, alias, reference)
    }
    return alias
  }

  /** The column that `path` leads to. */
  column(path: Pick<FieldPath, 'references' | 'field'>): string {
    return columnOf(this.alias(path.references), path.field.apiName)
  }

  /** `from` and all joins, for a statement over `object`. */
  from(object: ResolvedObject): string {
    const joins = [...this.#joins.values()].map((join) => ` ${join.sql}`)
    return `from ${tableOf(object)} ${this.rootAlias}${joins.join('')}`
  }

  #hop(key: string, parentAlias: string, reference: ResolvedField): string {
    const known = this.#joins.get(key)
    if (known !== undefined) return known.alias
    const target = referencedObject(this.#context.metadata, reference)
    const alias = this.#context.nextAlias()
    const rule = compileRowRule(this.#context, target, alias)
    const visible = rule === 'always' ? '' : ` and ${predicateSql(rule)}`
    const match = `${columnOf(alias, 'Id')} = ${columnOf(parentAlias, reference.apiName)}`
    this.#joins.set(key, { alias, sql: `left join ${tableOf(target)} ${alias} on ${match}${visible}` })
    return alias
  }
}
