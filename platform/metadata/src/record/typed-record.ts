import type { FieldDeclaration } from '../declare/field'
import type { ObjectDeclaration } from '../declare/object'

/**
 * Holds, as `all`, the type of every declared object, so that spanning names (`Contact.Email`) have the types of the
 * object that they lead to. The code that lists the objects adds it, through `declare module '@porchlight/metadata'`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: extended by declaration merging.
export interface DeclaredObjects {}

type AnyDeclared = DeclaredObjects extends { readonly all: infer Declared } ? Declared : never
type ObjectNamed<Name> = Extract<AnyDeclared, { readonly apiName: Name }>

/** The fields that every record has in addition to those that its object declares. */
interface SystemFields {
  readonly Id: { readonly dataType: 'String'; readonly required: true }
  readonly CreatedDate: { readonly dataType: 'DateTime'; readonly required: true }
  readonly CreatedById: { readonly dataType: 'Reference' }
  readonly LastModifiedDate: { readonly dataType: 'DateTime'; readonly required: true }
  readonly LastModifiedById: { readonly dataType: 'Reference' }
  readonly SystemModstamp: { readonly dataType: 'DateTime'; readonly required: true }
}

type FieldsOf<Object extends ObjectDeclaration> = Object['fields'] & SystemFields

/** The names of the declared fields and of those that every record has. */
type OwnField<Object extends ObjectDeclaration> = keyof FieldsOf<Object> & string

/** By the name of the relationship: the api name of the object that it leads to. */
type References<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { readonly relationshipName: infer Span extends string }
    ? Span
    : never]: Fields[Name] extends { readonly referenceTo: infer Target } ? Target : never
}

type SpanOf<Object extends ObjectDeclaration> = keyof References<Object['fields']> & string
type SpannedObject<Object extends ObjectDeclaration, Span> =
  Span extends SpanOf<Object> ? ObjectNamed<References<Object['fields']>[Span]> : never

/** A field of the record, or of a record that one of its references leads to. */
type NearField<Object extends ObjectDeclaration> =
  | OwnField<Object>
  | { [Span in SpanOf<Object>]: `${Span}.${OwnField<SpannedObject<Object, Span>>}` }[SpanOf<Object>]

/** The name of a field that records of the object have; it spans two references at most: `Account__r.Contact.Email`. */
export type FieldPath<Object extends ObjectDeclaration> =
  | OwnField<Object>
  | { [Span in SpanOf<Object>]: `${Span}.${NearField<SpannedObject<Object, Span>>}` }[SpanOf<Object>]

/** The value of a field that is not null. Money is in dollars, as in records, rules and the data service. */
type HeldValue<Field> = Field extends { readonly dataType: 'Boolean' }
  ? boolean
  : Field extends { readonly dataType: 'Currency' | 'Double' | 'Int' | 'Percent' }
    ? number
    : Field extends { readonly values: readonly { readonly value: infer Choice }[] }
      ? Choice
      : Field extends { readonly dataType: FieldDeclaration['dataType'] }
        ? string
        : never

/** The value of a field according to its declaration: a boolean is never null, nor is a required field. */
export type ValueOf<Field> = Field extends { readonly required: true } | { readonly dataType: 'Boolean' }
  ? HeldValue<Field>
  : HeldValue<Field> | null

/**
 * The value of the field that `Path` leads to; possibly null if it spans, as the viewer may not see the other record.
 */
export type ValueAt<
  Object extends ObjectDeclaration,
  Path extends string,
> = Path extends keyof FieldsOf<Object>
  ? ValueOf<FieldsOf<Object>[Path]>
  : Path extends `${infer Span}.${infer Rest}`
    ? ValueAt<SpannedObject<Object, Span>, Rest> | null
    : never

/** A record as read: its id, and the values of the requested fields, by the requested names. */
export type TypedRecord<Object extends ObjectDeclaration, Path extends string> = {
  readonly id: string
} & { readonly [Name in Path]: ValueAt<Object, Name> }

/** Values for a write; null clears a field. */
export type FieldInput<Object extends ObjectDeclaration> = {
  readonly [Name in keyof Object['fields']]?: HeldValue<Object['fields'][Name]> | null
} & { readonly RecordTypeId?: string }
