import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { objectInfosOf } from '../../representation/object-infos'
import { parseNames, parseRecordId, parseSelection } from '../../request/parse-request'
import { createablePaths } from '../../request/records/createable-paths'
import { findRecordType } from '../../request/records/find-object'
import { objectOfRecord } from '../../request/records/object-of-record'
import { getRecordTemplateCloneContract } from './contract'

const handleGetTemplateClone = handleCall(
  getRecordTemplateCloneContract,
  async ({ params, query }, context: CallContext) => {
    const recordId = parseRecordId(params.recordId, 'recordId')
    const object = objectOfRecord(recordId, context)
    const access = object.access[context.viewer.class]
    const named = parseSelection(object, [], parseNames(query.optionalFields), true).optionalFields
    const paths = createablePaths(object, access, named)
    const source = await context.engine.readRecord(context.viewer, recordId, {
      fields: [],
      optionalFields: paths,
    })
    if (source === null) throw fail('notFound')
    if (!access.createable) throw fail('forbidden')
    const { recordTypeId } = findRecordType(object, query.recordTypeId ?? object.recordTypes[0]?.recordTypeId)
    const chosenType = source.fields.RecordTypeId && {
      RecordTypeId: { displayValue: null, value: recordTypeId },
    }
    const cloneSource = { displayValue: null, value: source.id }
    return {
      body: {
        objectInfos: objectInfosOf(object, paths, context),
        record: {
          apiName: object.apiName,
          cloneSourceId: source.id,
          fields: { ...source.fields, ...chosenType, CloneSourceId: cloneSource },
          recordTypeId,
        },
      },
    }
  },
)

/** The call that returns the initial values of a copy of a record. */
export const handlers: readonly CallHandler[] = [handleGetTemplateClone]
