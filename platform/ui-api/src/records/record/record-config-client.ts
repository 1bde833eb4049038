import {
  checkBoolean,
  checkFieldNames,
  checkInteger,
  checkName,
  checkRecordId,
} from '@porchlight/data-service'
import type { LayoutMode, LayoutType } from '@porchlight/metadata'
import type { FieldName } from '../../field-names/field-name-client'
import { checkLayoutNames, type LayoutNames } from '../../request/layouts/layout-names-client'
import { supportsRecordCache } from '../record-cache-client'

/** A field as configs name it: `Case.Account.Name`, or object and field apart. */
export type FieldInput = FieldName | { readonly objectApiName: string; readonly fieldApiName: string }

/** The record, and at least one of `fields` (must exist), `optionalFields` (may be absent) and `layoutTypes`. */
export interface GetRecordConfig {
  /** 15 or 18 characters. */
  readonly recordId: string
  readonly fields?: FieldInput | readonly FieldInput[] | undefined
  readonly optionalFields?: FieldInput | readonly FieldInput[] | undefined
  /** The fields of these layouts, as far as the viewer may read them. */
  readonly layoutTypes?: LayoutType | readonly LayoutType[] | undefined
  /** The modes of the layouts; View by default. */
  readonly modes?: LayoutMode | readonly LayoutMode[] | undefined
  /** Child records to include, such as `Account.Cases`, or `Account.Cases.Subject` for one of their fields. */
  readonly childRelationships?: string | readonly string[] | undefined
  readonly forms?: string | readonly string[] | undefined
  /** The number of child records per page; 5 by default. */
  readonly pageSize?: number | undefined
  /** The page of child records, from 0. */
  readonly page?: number | undefined
  /**
   * Whether the record becomes one of the viewer's recent ones. A read served from the cache does not count as a new
   * view.
   */
  readonly updateMru?: boolean | undefined
}

/** What a config requests in addition to named fields; such responses are stored whole. */
interface RecordShape extends LayoutNames {
  readonly childRelationships: readonly string[] | undefined
  readonly forms: readonly string[] | undefined
  readonly pageSize: number | undefined
  readonly page: number | undefined
  readonly updateMru: true | undefined
}

/** A checked config in its canonical form. */
export interface CheckedRecordConfig {
  readonly recordId: string
  /** Sorted, qualified. */
  readonly fields: readonly string[]
  /** Sorted, qualified, none of them in `fields`. */
  readonly optionalFields: readonly string[]
  /** All of both, as paths below the object. */
  readonly paths: readonly string[]
  /** Null when only fields are requested. */
  readonly shape: RecordShape | null
  /** Whether the record cache stores records of the fields' object. */
  readonly isKept: boolean
}

/** Returns the canonical form of a config; null when it names no record, or requests nothing of it. */
export function checkRecordConfig(config: GetRecordConfig): CheckedRecordConfig | null {
  const recordId = checkRecordId(config.recordId)
  const fields = checkFieldNames(config.fields) ?? []
  const optionalFields = checkFieldNames(config.optionalFields) ?? []
  if (recordId === null) return null
  const shape = shapeOf(config)
  const isEmpty = fields.length + optionalFields.length === 0 && shape?.layoutTypes === undefined
  return isEmpty ? null : makeConfig(recordId, fields, optionalFields, shape)
}

function shapeOf(config: GetRecordConfig): RecordShape | null {
  const childRelationships = checkFieldNames(config.childRelationships, checkName)
  const shape: RecordShape = {
    ...checkLayoutNames(config.layoutTypes, config.modes),
    childRelationships,
    forms: checkFieldNames(config.forms, checkName),
    pageSize: childRelationships && checkInteger(config.pageSize),
    page: childRelationships && checkInteger(config.page),
    updateMru: checkBoolean(config.updateMru) === true ? true : undefined,
  }
  const { layoutTypes, forms, updateMru } = shape
  return (layoutTypes ?? childRelationships ?? forms ?? updateMru) ? shape : null
}

/** The config that requests everything that two configs without a shape request. */
export function unionOf(first: CheckedRecordConfig, second: CheckedRecordConfig): CheckedRecordConfig {
  if (isWhole(first)) return first
  return makeConfig(
    first.recordId,
    sortedSet([...first.fields, ...second.fields]),
    sortedSet([...first.optionalFields, ...second.optionalFields]),
    null,
  )
}

/** A config without the fields that are known; `missingFields` are paths below the object. */
export function narrowTo(config: CheckedRecordConfig, missingFields: readonly string[]): CheckedRecordConfig {
  if (isWhole(config)) return config
  const isMissing = (name: string) => missingFields.includes(pathBelowObject(name))
  const { fields, optionalFields } = config
  return makeConfig(config.recordId, fields.filter(isMissing), optionalFields.filter(isMissing), null)
}

/** Whether the response is stored whole, rather than as fields of the record. */
export function isWhole(config: CheckedRecordConfig): boolean {
  return config.shape !== null || !config.isKept
}

/** Equal for configs that request the same. */
export function recordConfigKey({ recordId, fields, optionalFields, shape }: CheckedRecordConfig): string {
  const key = `${recordId}(${fields.join()})(${optionalFields.join()})`
  return shape === null ? key : key + JSON.stringify(shape)
}

function makeConfig(
  recordId: string,
  fields: readonly string[],
  optionalFields: readonly string[],
  shape: RecordShape | null,
): CheckedRecordConfig {
  const others = optionalFields.filter((name) => !fields.includes(name))
  const names = [...fields, ...others]
  return {
    recordId,
    fields,
    optionalFields: others,
    paths: sortedSet(names.map(pathBelowObject)),
    shape,
    isKept: names.every((name) => supportsRecordCache(name.slice(0, name.indexOf('.')))),
  }
}

/** `Account.Name` of `Case.Account.Name`. */
function pathBelowObject(qualifiedName: string): string {
  return qualifiedName.slice(qualifiedName.indexOf('.') + 1)
}

function sortedSet(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort()
}
