import type { ObjectDeclaration } from '../declare/object'
import { masterRecordTypeId } from '../record/record-id'
import { recordTypeIdOf } from './derived-id'
import type { ResolvedRecordType } from './resolved-metadata'

/** The record types of `object`: the declared ones in their order, then the master, which all objects have. */
export function resolveRecordTypes(object: ObjectDeclaration): readonly ResolvedRecordType[] {
  const declared = (object.recordTypes ?? []).map((type) => ({
    recordTypeId: recordTypeIdOf(object.apiName, type.developerName),
    developerName: type.developerName,
    label: type.label,
    master: false,
  }))
  const master: ResolvedRecordType = {
    recordTypeId: masterRecordTypeId,
    developerName: 'Master',
    label: { en: 'Master', es: 'Principal' },
    master: true,
  }
  return [...declared, master]
}
