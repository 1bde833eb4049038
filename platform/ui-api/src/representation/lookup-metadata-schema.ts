import { Type } from 'typebox'

/** A field that a lookup displays or searches. */
export interface LookupFieldRepresentation {
  readonly fieldPath: string
  readonly label: string
  readonly objectApiName: string
}

/** How records of one object are offered. */
export interface LookupTargetRepresentation {
  readonly advancedLookupInfo: {
    readonly displayInfo: { readonly fields: readonly LookupFieldRepresentation[] }
  }
  readonly objectApiName: string
  readonly suggestionsInfo: {
    readonly displayLayout: { readonly displayFields: readonly LookupFieldRepresentation[] }
    readonly matchingInfo: { readonly matchingFields: readonly LookupFieldRepresentation[] }
  }
}

/** How records are looked up for a field; keys of version 65.0, each present. */
export interface LookupMetadataRepresentation {
  readonly fieldApiName: string
  readonly objectApiName: string
  /** The field that distinguishes suggestions of the same name. */
  readonly secondaryField: LookupFieldRepresentation | null
  /** Target object's api name to how its records are offered. */
  readonly targetInfo: Readonly<Record<string, LookupTargetRepresentation>>
}

const LookupField = Type.Object({
  fieldPath: Type.String(),
  label: Type.String(),
  objectApiName: Type.String(),
})

export const LookupMetadataSchema = Type.Unsafe<LookupMetadataRepresentation>(
  Type.Object(
    {
      fieldApiName: Type.String(),
      objectApiName: Type.String(),
      secondaryField: Type.Union([LookupField, Type.Null()]),
      targetInfo: Type.Record(
        Type.String(),
        Type.Object({
          advancedLookupInfo: Type.Object({ displayInfo: Type.Object({ fields: Type.Array(LookupField) }) }),
          objectApiName: Type.String(),
          suggestionsInfo: Type.Object({
            displayLayout: Type.Object({ displayFields: Type.Array(LookupField) }),
            matchingInfo: Type.Object({ matchingFields: Type.Array(LookupField) }),
          }),
        }),
      ),
    },
    { $id: 'LookupMetadata' },
  ),
)
