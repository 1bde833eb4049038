import type { RecordTypeInfo } from '../record/record'
import { masterRecordTypeId } from '../record/record-id'
import type { Language } from '../viewer'
import { deepFreeze } from './deep-freeze'
import { fingerprint } from './fingerprint'
import { controllerOf, describeField, type FieldRepresentation } from './object-info-field'
import { themeOf } from './object-theme'
import type { ResolvedAccess, ResolvedField, ResolvedMetadata, ResolvedObject } from './resolved-metadata'

/** An object as the data service describes it to one class of viewer; keys of version 65.0, each present. */
export interface ObjectInfoRepresentation {
  readonly apiName: string
  readonly associateEntityType: string | null
  readonly associateParentEntity: string | null
  readonly childRelationships: readonly ChildRelationshipRepresentation[]
  readonly compactLayoutable: boolean
  readonly createable: boolean
  readonly custom: boolean
  readonly defaultRecordTypeId: string
  readonly deletable: boolean
  readonly dependentFields: Readonly<Record<string, unknown>>
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly feedEnabled: boolean
  readonly fields: Readonly<Record<string, FieldRepresentation>>
  readonly keyPrefix: string
  readonly label: string
  readonly labelPlural: string
  readonly layoutable: boolean
  readonly mruEnabled: boolean
  readonly nameFields: readonly string[]
  readonly queryable: boolean
  readonly recordTypeInfos: Readonly<Record<string, RecordTypeInfo>>
  readonly searchLayoutable: boolean
  readonly searchable: boolean
  readonly themeInfo: { readonly color: string; readonly iconUrl: string }
  readonly updateable: boolean
}

export interface ChildRelationshipRepresentation {
  readonly childObjectApiName: string
  readonly fieldName: string
  readonly junctionIdListNames: readonly string[]
  readonly junctionReferenceTo: readonly string[]
  readonly relationshipName: string
}

/** Access belongs to one object of one metadata, so it names the description; language is the rest. */
const described = new WeakMap<ResolvedAccess, Map<Language, ObjectInfoRepresentation>>()

/**
 * Describes `object` to viewers with `access`, which is one of `object.access`: fields and child relationships that
 * they cannot read are omitted. Shape: the ObjectInfo and Field tables of `ui-api-samples/schema-v65.txt`. The result
 * is frozen and cached, so calls after the first cost nothing.
 */
export function describeObject(
  object: ResolvedObject,
  access: ResolvedAccess,
  metadata: ResolvedMetadata,
  language: Language,
): ObjectInfoRepresentation {
  const known = described.get(access) ?? new Map<Language, ObjectInfoRepresentation>()
  let info = known.get(language)
  if (info === undefined) {
    const body = bodyOf(object, access, metadata, language)
    info = deepFreeze({ ...body, eTag: fingerprint(JSON.stringify(body)) })
    known.set(language, info)
    described.set(access, known)
  }
  return info
}

function bodyOf(
  object: ResolvedObject,
  access: ResolvedAccess,
  metadata: ResolvedMetadata,
  language: Language,
): Omit<ObjectInfoRepresentation, 'eTag'> {
  const fields: Record<string, FieldRepresentation> = {}
  const readable = [...object.fields.values()].filter((field) => access.read.has(field.apiName))
  for (const field of readable.sort((a, b) => (a.apiName < b.apiName ? -1 : 1))) {
    fields[field.apiName] = describeField(
      field,
      access,
      metadata,
      language,
      object.search?.lookupFilters ?? [],
    )
  }
  const canRead = access.read.size > 0
  return {
    apiName: object.apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: childRelationshipsOf(object, access, metadata),
    compactLayoutable: true,
    createable: access.createable,
    custom: object.custom,
    defaultRecordTypeId: object.recordTypes[0]?.recordTypeId ?? masterRecordTypeId,
    deletable: access.deletable,
    dependentFields: dependentFieldsOf(readable, access),
    feedEnabled: false,
    fields,
    keyPrefix: object.keyPrefix,
    label: object.label[language],
    labelPlural: object.labelPlural[language],
    layoutable: true,
    mruEnabled: canRead,
    nameFields: object.nameFields.filter((name) => access.read.has(name)),
    queryable: canRead,
    recordTypeInfos: recordTypeInfosOf(object, language),
    searchLayoutable: true,
    searchable: canRead,
    themeInfo: themeOf(object),
    updateable: access.updateable,
  }
}

/** Controlling field to the fields that depend on it, as the platform's tree of names. */
function dependentFieldsOf(
  readable: readonly ResolvedField[],
  access: ResolvedAccess,
): ObjectInfoRepresentation['dependentFields'] {
  const tree: Record<string, Record<string, unknown>> = {}
  for (const field of readable) {
    const controller = controllerOf(field, access)
    if (controller !== null) tree[controller] = { ...tree[controller], [field.apiName]: {} }
  }
  return tree
}

function childRelationshipsOf(
  object: ResolvedObject,
  access: ResolvedAccess,
  metadata: ResolvedMetadata,
): readonly ChildRelationshipRepresentation[] {
  return object.childRelationships
    .filter(({ childObjectApiName, fieldApiName }) =>
      metadata.objects.get(childObjectApiName)?.access[access.viewerClass].read.has(fieldApiName),
    )
    .map(({ childObjectApiName, fieldApiName, relationshipName }) => ({
      childObjectApiName,
      fieldName: fieldApiName,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      relationshipName,
    }))
}

function recordTypeInfosOf(
  object: ResolvedObject,
  language: Language,
): Readonly<Record<string, RecordTypeInfo>> {
  const infos: Record<string, RecordTypeInfo> = {}
  for (const [index, type] of object.recordTypes.entries()) {
    infos[type.recordTypeId] = {
      available: true,
      defaultRecordTypeMapping: index === 0,
      master: type.master,
      name: type.label[language],
      recordTypeId: type.recordTypeId,
    }
  }
  return infos
}
