import type { ObjectFields } from './object-fields-client'

declare const ofElsewhere: unique symbol

/** A name that is not in this installation's metadata; `fieldName` creates one. */
export type OtherFieldName = string & { readonly [ofElsewhere]: true }

/** An object of this installation. */
type ObjectName = keyof ObjectFields

/** How many references a typed path follows; deeper ones go through `fieldName`. */
type Depth = 2
type OneLess = readonly [never, 0, 1]

/** The paths below an object: its fields, and those of the records that its references lead to. */
type PathOf<Name extends ObjectName, Left extends number> =
  | ObjectFields[Name]['fields']
  | (Left extends 0 ? never : SpannedPath<ObjectFields[Name]['spans'], OneLess[Left & (1 | 2)]>)

type SpannedPath<Spans, Left extends number> = {
  [Relationship in keyof Spans & string]: Spans[Relationship] extends ObjectName
    ? `${Relationship}.${PathOf<Spans[Relationship], Left>}`
    : never
}[keyof Spans & string]

/** Such as `Case.Subject` or `Case.Account.Name`: the fields of this installation, two references deep. */
export type KnownFieldName = { [Name in ObjectName]: `${Name}.${PathOf<Name, Depth>}` }[ObjectName]

/** Such as `Subject` or `Account.Name`, where the object goes without saying. */
export type KnownPlainName = { [Name in ObjectName]: PathOf<Name, Depth> }[ObjectName]

/** A qualified name of a field. */
export type FieldName = KnownFieldName | OtherFieldName

/** A name of a field, with its object or where that goes without saying. */
export type ListFieldName = KnownFieldName | KnownPlainName | OtherFieldName

/**
 * Accepts any field name, for fields that are not in this installation's metadata, of another installation's objects or
 * beyond two references; the server reports unknown ones when it receives them.
 */
export function fieldName(name: string): OtherFieldName {
  return name as OtherFieldName
}
