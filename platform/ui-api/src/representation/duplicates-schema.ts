import { Type } from 'typebox'

/** The findings of one duplicate rule on one object. */
export interface DuplicateResultInfo {
  readonly allowSave: boolean
  readonly matchResultInfo: {
    readonly recordIds: readonly string[]
    /** The match rule's name. */
    readonly rule: string
  }
  /** The duplicate rule's name. */
  readonly rule: string
}

/** The duplicates of one object. */
export interface DuplicateMatch {
  /** Duplicate rule to its findings. */
  readonly duplicateResultInfos: Readonly<Record<string, DuplicateResultInfo>>
  readonly objectApiName: string
  /** All that the rules found, each once. */
  readonly recordIds: readonly string[]
}

/** The response of a duplicate check; every key of version 65.0. */
export interface DuplicatesRepresentation {
  /** Whether the record can be saved, by insisting where there are duplicates. */
  readonly allowSave: boolean
  /** Whether there are duplicates. */
  readonly duplicateError: boolean
  /** The names of the rules that were applied. */
  readonly duplicateRules: readonly string[]
  readonly matches: readonly DuplicateMatch[]
}

const names = Type.Array(Type.String())

/** The schema of a duplicate check's response. */
export const DuplicatesSchema = Type.Unsafe<DuplicatesRepresentation>(
  Type.Object({
    allowSave: Type.Boolean(),
    duplicateError: Type.Boolean(),
    duplicateRules: names,
    matches: Type.Array(
      Type.Object({
        duplicateResultInfos: Type.Record(
          Type.String(),
          Type.Object({
            allowSave: Type.Boolean(),
            matchResultInfo: Type.Object({ recordIds: names, rule: Type.String() }),
            rule: Type.String(),
          }),
        ),
        objectApiName: Type.String(),
        recordIds: names,
      }),
    ),
  }),
)
