import type { ObjectDeclaration, RecordTypeDeclaration } from '../declare/object'
import { masterRecordTypeId } from '../record/record-id'
import { recordTypeIdOf } from './derived-id'
import type { FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedRecordType, ResolvedRecordTypePicklist } from './resolved-metadata'

/** The record types of `object`: the declared ones in their order, then the master, which all objects have. */
export function resolveRecordTypes(
  object: ObjectDeclaration,
  tables: FieldTables,
): readonly ResolvedRecordType[] {
  const declared = (object.recordTypes ?? []).map((type) => ({
    recordTypeId: recordTypeIdOf(object.apiName, type.developerName),
    developerName: type.developerName,
    label: type.label,
    master: false,
    picklists: resolvePicklists(object.apiName, type, tables),
  }))
  const master: ResolvedRecordType = {
    recordTypeId: masterRecordTypeId,
    developerName: 'Master',
    label: { en: 'Master', es: 'Principal' },
    master: true,
    picklists: {},
  }
  return [...declared, master]
}

function resolvePicklists(
  objectApiName: string,
  type: RecordTypeDeclaration,
  tables: FieldTables,
): Readonly<Record<string, ResolvedRecordTypePicklist>> {
  const entries = Object.entries(type.picklists ?? {}).map(([name, { values, defaultValue }]) => {
    const path = `${objectApiName}.${type.developerName}, ${name}`
    const field = tables.get(objectApiName)?.fields.get(name)
    if (field?.dataType !== 'Picklist') throw invalidMetadata(`${path}: this is no picklist.`)
    if (values.length === 0) throw invalidMetadata(`${path}: a record type offers at least one value.`)
    const stranger = values.find((value) => !field.picklistValues.some((choice) => choice.value === value))
    if (stranger !== undefined) throw invalidMetadata(`${path}: there is no value ${stranger}.`)
    if (defaultValue !== undefined && !values.includes(defaultValue)) {
      throw invalidMetadata(`${path}: the default value is not offered.`)
    }
    const usual = values.find((value) => value === field.defaultValue) ?? null
    return [name, { values, defaultValue: defaultValue ?? usual }] as const
  })
  return Object.fromEntries(entries)
}
