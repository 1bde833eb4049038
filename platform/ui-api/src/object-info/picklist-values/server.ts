import { fail } from '@porchlight/errors'
import { describePicklist, describePicklists } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findObject, findRecordType, resourceUrl } from '../../request/records/find-object'
import { getPicklistValuesByRecordTypeContract, getPicklistValuesContract } from './contract'

const handleGetPicklistValuesByRecordType = handleCall(
  getPicklistValuesByRecordTypeContract,
  async ({ params }, context: CallContext) => {
    const { object, access } = findObject(params.objectApiName, context)
    const recordType = findRecordType(object, params.recordTypeId)
    const url = picklistsUrl(object.apiName, recordType.recordTypeId, context)
    return { body: describePicklists(object, recordType, access, context.viewer.language, url) }
  },
)

const handleGetPicklistValues = handleCall(
  getPicklistValuesContract,
  async ({ params }, context: CallContext) => {
    const { object, access } = findObject(params.objectApiName, context)
    const recordType = findRecordType(object, params.recordTypeId)
    const field = object.fieldsByLowerName.get(params.fieldApiName.toLowerCase())
    if (field === undefined || !access.read.has(field.apiName)) {
      throw fail('unknownField', { field: params.fieldApiName.slice(0, 80), object: object.apiName })
    }
    if (field.dataType !== 'Picklist') throw fail('notPicklist', { field: field.apiName })
    const url = `${picklistsUrl(object.apiName, recordType.recordTypeId, context)}/${field.apiName}`
    return { body: describePicklist(object, field, recordType, access, context.viewer.language, url) }
  },
)

/** The calls that return the choices of picklists: of one, or of all of an object. */
export const handlers: readonly CallHandler[] = [handleGetPicklistValuesByRecordType, handleGetPicklistValues]

function picklistsUrl(objectApiName: string, recordTypeId: string, context: CallContext): string {
  return resourceUrl(context, `/object-info/${objectApiName}/picklist-values/${recordTypeId}`)
}
