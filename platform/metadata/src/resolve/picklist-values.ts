import type { PicklistAttributes, PicklistValueDeclaration } from '../declare/field'
import type { Language } from '../viewer'
import { fingerprint } from './fingerprint'
import { controllerOf } from './object-info-field'
import type { ResolvedAccess, ResolvedField, ResolvedObject, ResolvedRecordType } from './resolved-metadata'

/** The platform's attributes of a choice in addition to its label. The name of the type is misspelt on the wire. */
export type PicklistAttributesRepresentation = {
  readonly [Type in PicklistAttributes['type']]: Omit<
    Extract<PicklistAttributes, { readonly type: Type }>,
    'type'
  > & { readonly picklistAtrributesValueType: Type }
}[PicklistAttributes['type']]

/** A choice of a picklist; keys of version 65.0, each present. */
export interface PicklistValueRepresentation {
  readonly attributes: PicklistAttributesRepresentation | null
  readonly label: string
  /** Indexes of `controllerValues` that this choice is valid for; empty when the picklist has no controlling field. */
  readonly validFor: readonly number[]
  readonly value: string
}

/** The choices of a picklist for one record type; keys of version 65.0, each present. */
export interface PicklistValuesRepresentation {
  /** Value of the controlling field to its index; empty without a controlling field that the viewer may read. */
  readonly controllerValues: Readonly<Record<string, number>>
  readonly defaultValue: PicklistValueRepresentation | null
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly url: string
  readonly values: readonly PicklistValueRepresentation[]
}

/** The choices of every picklist of an object that the viewer may read. */
export interface PicklistValuesCollectionRepresentation {
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly picklistFieldValues: Readonly<Record<string, PicklistValuesRepresentation>>
}

/** The choices of `field` that records of `recordType` are offered, in the order of the field. */
export function choicesOf(
  field: ResolvedField,
  recordType: ResolvedRecordType,
): readonly PicklistValueDeclaration[] {
  const offered = recordType.picklists[field.apiName]?.values
  return offered === undefined
    ? field.picklistValues
    : field.picklistValues.filter(({ value }) => offered.includes(value))
}

/** The value that new records of `recordType` begin with; null without a default. */
export function defaultChoiceOf(field: ResolvedField, recordType: ResolvedRecordType): string | null {
  const restricted = recordType.picklists[field.apiName]
  if (restricted !== undefined) return restricted.defaultValue
  return typeof field.defaultValue === 'string' ? field.defaultValue : null
}

/**
 * Describes the choices of the picklist `field` for records of `recordType`. `url` is the address of this response. A
 * controlling field that viewers with `access` cannot read leaves no trace.
 */
export function describePicklist(
  object: ResolvedObject,
  field: ResolvedField,
  recordType: ResolvedRecordType,
  access: ResolvedAccess,
  language: Language,
  url: string,
): PicklistValuesRepresentation {
  const controller = object.fields.get(controllerOf(field, access) ?? '')
  const controlling =
    controller === undefined ? null : choicesOf(controller, recordType).map(({ value }) => value)
  const values = choicesOf(field, recordType).map((choice) => describeChoice(choice, controlling, language))
  const defaultValue = defaultChoiceOf(field, recordType)
  const body = {
    controllerValues: Object.fromEntries((controlling ?? []).map((value, index) => [value, index])),
    defaultValue: values.find(({ value }) => value === defaultValue) ?? null,
    url,
    values,
  }
  return { ...body, eTag: fingerprint(JSON.stringify(body)) }
}

/** Describes every picklist of `object` that viewers with `access` may read; `url` is that of the whole. */
export function describePicklists(
  object: ResolvedObject,
  recordType: ResolvedRecordType,
  access: ResolvedAccess,
  language: Language,
  url: string,
): PicklistValuesCollectionRepresentation {
  const picklists = [...object.fields.values()]
    .filter((field) => field.dataType === 'Picklist' && access.read.has(field.apiName))
    .sort((a, b) => (a.apiName < b.apiName ? -1 : 1))
  const picklistFieldValues = Object.fromEntries(
    picklists.map((field) => [
      field.apiName,
      describePicklist(object, field, recordType, access, language, `${url}/${field.apiName}`),
    ]),
  )
  return { eTag: fingerprint(JSON.stringify(picklistFieldValues)), picklistFieldValues }
}

function describeChoice(
  choice: PicklistValueDeclaration,
  controlling: readonly string[] | null,
  language: Language,
): PicklistValueRepresentation {
  const validFor = (controlling ?? []).flatMap((value, index) =>
    choice.validFor === undefined || choice.validFor.includes(value) ? [index] : [],
  )
  return {
    attributes: choice.attributes === undefined ? null : describeAttributes(choice.attributes),
    label: choice.label[language],
    validFor,
    value: choice.value,
  }
}

function describeAttributes(attributes: PicklistAttributes): PicklistAttributesRepresentation {
  switch (attributes.type) {
    case 'CaseStatus':
      return { closed: attributes.closed, picklistAtrributesValueType: 'CaseStatus' }
    case 'LeadStatus':
      return { converted: attributes.converted, picklistAtrributesValueType: 'LeadStatus' }
    case 'OpportunityStage': {
      const { closed, defaultProbability, forecastCategoryName, won } = attributes
      return {
        closed,
        defaultProbability,
        forecastCategoryName,
        picklistAtrributesValueType: 'OpportunityStage',
        won,
      }
    }
    case 'WorkStepStatus': {
      const { sortOrder, statusCode } = attributes
      return { picklistAtrributesValueType: 'WorkStepStatus', sortOrder, statusCode }
    }
  }
}
