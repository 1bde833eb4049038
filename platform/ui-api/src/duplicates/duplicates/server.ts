import { describeDuplicateRules } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findObject, findRecordType } from '../../request/records/find-object'
import { getDuplicateConfigurationContract } from './contract'

const handleGetDuplicateConfiguration = handleCall(
  getDuplicateConfigurationContract,
  async ({ params, query }, context: CallContext) => {
    const { object, access } = findObject(params.objectApiName, context)
    // The rules apply to every record type; one that the object does not have is rejected all the same.
    findRecordType(object, query.recordTypeId)
    return { body: describeDuplicateRules(object, access, context.metadata) }
  },
)

/** The call that returns an object's duplicate rules. */
export const handlers: readonly CallHandler[] = [handleGetDuplicateConfiguration]
