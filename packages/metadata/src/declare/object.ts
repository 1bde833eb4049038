import type { FieldScalar } from '../field-types/field-value'
import type { ViewerClass } from '../viewer'
import type { AccessDeclaration } from './access'
import type { FieldDeclaration } from './field'
import type { Label } from './label'
import type { ListViewDeclaration, RelatedListDeclaration } from './list-view'
import type { StateTable, ValidationRule } from './rule'

/** A record type: a kind of record of one object. The master record type needs no declaration. */
export interface RecordTypeDeclaration {
  readonly developerName: string
  readonly label: Label
}

/**
 * An object as its folder declares it. Handlers never read this: `resolveMetadata` turns all
 * declarations into frozen, linked metadata once, at start.
 */
export interface ObjectDeclaration {
  readonly apiName: string
  /** Three characters that begin every id of the object's records. */
  readonly keyPrefix: string
  readonly label: Label
  readonly labelPlural: Label
  /** Field api name to field; the order is that of layouts and object info. */
  readonly fields: Readonly<Record<string, FieldDeclaration>>
  readonly recordTypes?: readonly RecordTypeDeclaration[]
  readonly listViews: readonly ListViewDeclaration[]
  readonly relatedLists: readonly RelatedListDeclaration[]
  /**
   * Values that follow from others, such as a name from its parts: computed by the write pipeline after
   * defaults and before rules, stored like any other. Nobody else may write these fields.
   */
  readonly derived?: {
    readonly fields: readonly string[]
    readonly compute: (next: Readonly<Record<string, FieldScalar>>) => Readonly<Record<string, FieldScalar>>
  }
  readonly rules: readonly ValidationRule[]
  readonly stateTables: readonly StateTable[]
  /** Absent classes reach nothing. `system` always reaches everything. */
  readonly access: Readonly<Partial<Record<Exclude<ViewerClass, 'system'>, AccessDeclaration>>>
}

/** Declares an object; the identity function, for its types. */
export function defineObject(declaration: ObjectDeclaration): ObjectDeclaration {
  return declaration
}
