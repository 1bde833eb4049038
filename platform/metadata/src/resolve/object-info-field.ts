import type { LookupFilterDeclaration } from '../declare/search'
import type { Language } from '../viewer'
import type { ResolvedAccess, ResolvedField, ResolvedMetadata } from './resolved-metadata'

/** A field of an object's description; keys of version 65.0, each present. */
export interface FieldRepresentation {
  readonly apiName: string
  readonly calculated: boolean
  readonly compound: boolean
  readonly compoundComponentName: string | null
  readonly compoundFieldName: string | null
  readonly controllerName: string | null
  readonly controllingFields: readonly string[]
  readonly createable: boolean
  readonly custom: boolean
  readonly dataType: string
  readonly digits: number
  readonly externalId: boolean
  readonly extraTypeInfo: string | null
  readonly filterable: boolean
  /** For lookups that depend on other fields: which ones, and whether other records may be chosen all the same. */
  readonly filteredLookupInfo: {
    readonly controllingFields: readonly string[]
    readonly dependent: boolean
    readonly optionalFilter: boolean
  } | null
  readonly highScaleNumber: boolean
  readonly htmlFormatted: boolean
  readonly inlineHelpText: string | null
  readonly label: string
  readonly length: number
  readonly maskType: string | null
  readonly nameField: boolean
  readonly polymorphicForeignKey: boolean
  readonly precision: number
  readonly reference: boolean
  readonly referenceTargetField: string | null
  readonly referenceToInfos: readonly { readonly apiName: string; readonly nameFields: readonly string[] }[]
  readonly relationshipName: string | null
  readonly required: boolean
  readonly scale: number
  readonly searchPrefilterable: boolean
  readonly sortable: boolean
  readonly unique: boolean
  readonly updateable: boolean
}

/** Nine digits always fit into an Int's 32 bits. */
const intDigits = 9

/** Describes one field to viewers with `access`; `lookupFilters` are those of its object. */
export function describeField(
  field: ResolvedField,
  access: ResolvedAccess,
  metadata: ResolvedMetadata,
  language: Language,
  lookupFilters: readonly LookupFilterDeclaration[],
): FieldRepresentation {
  const controller = controllerOf(field, access)
  return {
    apiName: field.apiName,
    calculated: false,
    compound: false,
    compoundComponentName: null,
    compoundFieldName: null,
    controllerName: controller,
    controllingFields: controller === null ? [] : [controller],
    createable: access.create.has(field.apiName),
    custom: field.custom,
    dataType: field.dataType,
    digits: field.dataType === 'Int' ? intDigits : 0,
    externalId: false,
    extraTypeInfo: field.dataType === 'TextArea' ? 'PlainTextArea' : null,
    filterable: field.filterable,
    filteredLookupInfo: filteredLookupInfoOf(field, access, lookupFilters),
    highScaleNumber: false,
    htmlFormatted: false,
    inlineHelpText: field.inlineHelpText?.[language] ?? null,
    label: field.label[language],
    length: field.length,
    maskType: null,
    nameField: field.nameField,
    polymorphicForeignKey: false,
    precision: field.precision,
    reference: field.dataType === 'Reference',
    referenceTargetField: null,
    referenceToInfos: referenceToInfosOf(field, access, metadata),
    relationshipName: relationshipNameOf(field),
    required: field.required,
    scale: field.scale,
    searchPrefilterable: false,
    sortable: field.sortable,
    unique: field.unique,
    updateable: access.update.has(field.apiName),
  }
}

/** The filters only narrow the choices offered: no rule rejects other records, so they are optional. */
function filteredLookupInfoOf(
  field: ResolvedField,
  access: ResolvedAccess,
  lookupFilters: readonly LookupFilterDeclaration[],
): FieldRepresentation['filteredLookupInfo'] {
  const controllingFields = lookupFilters
    .filter(({ fieldApiName }) => fieldApiName === field.apiName)
    .map(({ controllingFieldApiName }) => controllingFieldApiName)
    .filter((name) => access.read.has(name))
  if (controllingFields.length === 0) return null
  return { controllingFields, dependent: true, optionalFilter: true }
}

/** The field that decides a picklist's choices; null when no field does or the viewer cannot read it. */
export function controllerOf(field: ResolvedField, access: ResolvedAccess): string | null {
  return field.controllingField !== null && access.read.has(field.controllingField)
    ? field.controllingField
    : null
}

function referenceToInfosOf(
  field: ResolvedField,
  access: ResolvedAccess,
  metadata: ResolvedMetadata,
): FieldRepresentation['referenceToInfos'] {
  if (field.apiName === 'RecordTypeId') return [{ apiName: 'RecordType', nameFields: ['Name'] }]
  const target = metadata.objects.get(field.reference?.objectApiName ?? '')
  if (target === undefined) return []
  const { read } = target.access[access.viewerClass]
  return [{ apiName: target.apiName, nameFields: target.nameFields.filter((name) => read.has(name)) }]
}

function relationshipNameOf(field: ResolvedField): string | null {
  return field.apiName === 'RecordTypeId' ? 'RecordType' : (field.reference?.relationshipName ?? null)
}
