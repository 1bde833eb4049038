import type { FieldScalar } from '../field-types/field-value'
import type { ViewerClass } from '../viewer'
import type { AccessDeclaration } from './access'
import type { AfterRuleDeclaration } from './after-rule'
import type { AssignmentRuleDeclaration } from './assignment-rule'
import type { DuplicateRuleDeclaration } from './duplicate-rule'
import type { FieldDeclaration } from './field'
import type { Label } from './label'
import type { LayoutsDeclaration } from './layout'
import type { ListViewDeclaration, RelatedListDeclaration } from './list-view'
import type { ActionRecord, QuickActionDeclaration, RelatedDeclaration } from './quick-action'
import type { RelatedRuleDeclaration } from './related-rule'
import type { StateTable, ValidationRule } from './rule'
import type { SearchDeclaration } from './search'

/** A record type: a kind of record of one object. The master record type needs no declaration. */
export interface RecordTypeDeclaration {
  readonly developerName: string
  readonly label: Label
  /** Picklist to the choices offered for records of this type; omitted ones offer all. */
  readonly picklists?: Readonly<Record<string, RecordTypePicklistDeclaration>>
}

/** The choices of a picklist that a record type offers. */
export interface RecordTypePicklistDeclaration {
  readonly values: readonly string[]
  /** The field's own by default, if it is among `values`. */
  readonly defaultValue?: string
}

/**
 * An object as its folder declares it. Handlers never read this: `resolveMetadata` turns all
 * declarations into frozen, linked metadata once, at start.
 */
export interface ObjectDeclaration<
  Name extends string = string,
  Fields extends Readonly<Record<string, FieldDeclaration>> = Readonly<Record<string, FieldDeclaration>>,
> {
  readonly apiName: Name
  /** Three characters that begin every id of the object's records. */
  readonly keyPrefix: string
  readonly label: Label
  readonly labelPlural: Label
  /** Field api name to field; the order is that of layouts and object info. */
  readonly fields: Fields
  readonly recordTypes?: readonly RecordTypeDeclaration[]
  /** One section of all fields, with the name fields as the compact layout, by default. */
  readonly layouts?: LayoutsDeclaration
  readonly listViews: readonly ListViewDeclaration[]
  readonly relatedLists: readonly RelatedListDeclaration[]
  /** Actions that users perform on a record in one step; only the standard buttons by default. */
  readonly quickActions?: readonly QuickActionDeclaration[]
  /** By default, the object has no search of its own, and its lists are searched text by text. */
  readonly search?: SearchDeclaration
  /**
   * Values derived from others, such as a name from its parts: computed by the write pipeline after defaults and before
   * rules, stored like any other. No one else may write these fields.
   */
  readonly derived?: {
    readonly fields: readonly string[]
    readonly compute: (next: Readonly<Record<string, FieldScalar>>) => Readonly<Record<string, FieldScalar>>
    /** The field whose stored value is the name: the name is displayed like that field, a choice by its label. */
    readonly namedBy?: string
  }
  /**
   * Values for a new record's empty fields, such as the time by which it is to be answered: computed with the defaults.
   * From then on they are fields like any other.
   */
  readonly creationValues?: {
    readonly fields: readonly string[]
    /** Other records that the values depend on; `input` has no meaning here. None by default. */
    readonly related?: Readonly<Record<string, RelatedDeclaration>>
    readonly compute: (
      next: Readonly<Record<string, FieldScalar>>,
      now: Date,
      related: Readonly<Record<string, readonly ActionRecord[]>>,
    ) => Readonly<Record<string, FieldScalar>>
  }
  readonly rules: readonly ValidationRule[]
  /** Rules that depend on other records; none by default. */
  readonly relatedRules?: readonly RelatedRuleDeclaration[]
  readonly stateTables: readonly StateTable[]
  /** Consequences in other records, in the same transaction; none by default. */
  readonly afterRules?: readonly AfterRuleDeclaration[]
  /** When a record is taken for one that is there already. */
  readonly duplicateRules?: readonly DuplicateRuleDeclaration[]
  /** Who becomes the owner when a write uses the default rule; by default no owner is assigned. */
  readonly assignmentRule?: AssignmentRuleDeclaration
  /** Absent classes have no access. `system` always has full access. */
  readonly access: Readonly<Partial<Record<Exclude<ViewerClass, 'system'>, AccessDeclaration>>>
}

/**
 * Declares an object; the identity function, for its types: it preserves the literal types of the name and the
 * fields.
 */
export function defineObject<
  const Name extends string,
  const Fields extends Readonly<Record<string, FieldDeclaration>>,
>(declaration: ObjectDeclaration<Name, Fields>): ObjectDeclaration<Name, Fields> {
  return declaration
}
