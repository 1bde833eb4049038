import type { Label } from './label'

/** The platform's data types that this service offers, by their names in object info. */
export type FieldDataType =
  | 'Boolean'
  | 'Currency'
  | 'Date'
  | 'DateTime'
  | 'Double'
  | 'Email'
  | 'Int'
  | 'Percent'
  | 'Phone'
  | 'Picklist'
  | 'Reference'
  | 'String'
  | 'TextArea'
  | 'Url'

/**
 * The attributes that the platform defines for choices of four picklists in addition to their label
 * (`docs/specification/data-service.md` section 3).
 */
export type PicklistAttributes =
  | { readonly type: 'CaseStatus'; readonly closed: boolean }
  | { readonly type: 'LeadStatus'; readonly converted: boolean }
  | {
      readonly type: 'OpportunityStage'
      readonly closed: boolean
      /** In percent. */
      readonly defaultProbability: number
      readonly forecastCategoryName: string
      readonly won: boolean
    }
  | { readonly type: 'WorkStepStatus'; readonly sortOrder: number; readonly statusCode: string }

/** One choice of a picklist. `value` is stored; `label` is shown by `displayValue`. */
export interface PicklistValueDeclaration<Value extends string = string> {
  readonly value: Value
  readonly label: Label
  readonly attributes?: PicklistAttributes
  /** The values of the controlling field that this choice is valid for; all of them by default. */
  readonly validFor?: readonly string[]
}

/** How the platform generates a number: `prefix` and then `digits` digits, the first of which is not zero. */
export interface AutoNumber {
  readonly prefix: string
  readonly digits: number
}

/** Where a text was copied from: a field of the record that `reference`, a field of the same object, refers to. */
export interface CopiedField {
  readonly reference: string
  /** A field that has a `spanishField`. */
  readonly field: string
}

interface FieldBase {
  readonly label: Label
  readonly required?: boolean
  readonly unique?: boolean
  /** Whether the column has its own index. Reference and unique fields always do. */
  readonly indexed?: boolean
  readonly inlineHelpText?: Label
}

/** A field as its object declares it, discriminated by `dataType`. */
export type FieldDeclaration =
  | (FieldBase & { readonly dataType: 'Boolean'; readonly defaultValue?: boolean })
  | (FieldBase & {
      /** Digits before and after the point together, and after it. Stored as numeric: money never floats. */
      readonly dataType: 'Currency' | 'Double' | 'Percent'
      readonly precision: number
      readonly scale: number
      readonly defaultValue?: number
    })
  | (FieldBase & { readonly dataType: 'Int'; readonly defaultValue?: number })
  | (FieldBase & { readonly dataType: 'Date' | 'DateTime' })
  | (FieldBase & {
      readonly dataType: 'Email' | 'Phone' | 'String' | 'TextArea' | 'Url'
      /** In characters. */
      readonly length: number
      /** Whether this field is (a part of) the record's name. */
      readonly nameField?: boolean
      readonly defaultValue?: string
      /**
       * A new record without a value gets this prefix and this many random digits, so that numbers cannot be guessed
       * from one another.
       */
      readonly autoNumber?: AutoNumber
      /**
       * The field of the same object that holds this text in Spanish; Spanish-speaking users see it where it is filled
       * in.
       */
      readonly spanishField?: string
      /** The text of another record that this one was copied from: shown in Spanish while both are the same. */
      readonly copyOf?: CopiedField
    })
  | (FieldBase & {
      readonly dataType: 'Picklist'
      readonly values: readonly PicklistValueDeclaration[]
      readonly defaultValue?: string
      /** The picklist of the same object that determines which of these choices are available. */
      readonly controllingField?: string
    })
  | (FieldBase & {
      readonly dataType: 'Reference'
      /** The api name of the object that is referred to. */
      readonly referenceTo: string
      /** The name for spanning to fields of the other record: `Account` for `AccountId`. */
      readonly relationshipName: string
      /** The name of the list of these records on the other record; no list by default. */
      readonly childRelationshipName?: string
      /** Whether these records are parts of the other one and are deleted with it; requires a list there. */
      readonly deletedWithParent?: true
    })
