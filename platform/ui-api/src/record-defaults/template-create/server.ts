import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { defaultFields } from '../../representation/default-record'
import { objectInfosOf } from '../../representation/object-infos'
import { parseNames, parseSelection } from '../../request/parse-request'
import { createablePaths } from '../../request/records/createable-paths'
import { findCreateable } from '../../request/records/find-createable'
import { findRecordType } from '../../request/records/find-object'
import { getRecordTemplateCreateContract } from './contract'

const handleGetTemplateCreate = handleCall(
  getRecordTemplateCreateContract,
  async ({ params, query }, context: CallContext) => {
    const { object, access } = findCreateable(params.objectApiName, context)
    const { recordTypeId } = findRecordType(object, query.recordTypeId ?? object.recordTypes[0]?.recordTypeId)
    const named = parseSelection(object, [], parseNames(query.optionalFields), true).optionalFields
    const paths = createablePaths(object, access, named)
    const fields = await defaultFields(object, recordTypeId, paths, context)
    return {
      body: {
        objectInfos: objectInfosOf(object, paths, context),
        record: { apiName: object.apiName, fields, recordTypeId },
      },
    }
  },
)

/** The call that returns the initial values of the named fields of a new record. */
export const handlers: readonly CallHandler[] = [handleGetTemplateCreate]
