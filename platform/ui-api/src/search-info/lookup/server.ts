import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeLookup } from '../../representation/lookup-metadata'
import { findLookupField } from '../../request/search/lookup-field'
import { getLookupMetadataContract } from './contract'

const handleLookupMetadata = handleCall(
  getLookupMetadataContract,
  async ({ params }, context: CallContext) => {
    const lookup = findLookupField(params.objectApiName, params.fieldApiName, context)
    return { body: describeLookup(lookup, lookup.targets, context) }
  },
)

/** The call that describes a lookup. */
export const handlers: readonly CallHandler[] = [handleLookupMetadata]
