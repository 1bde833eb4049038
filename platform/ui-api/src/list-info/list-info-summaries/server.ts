import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { listSummaries } from '../../request/lists/list-summaries'
import { listedObject } from '../../request/lists/list-views'
import { resourceUrl } from '../../request/records/find-object'
import { getListInfosByObjectNameContract } from './contract'

const handleListInfoSummaries = handleCall(
  getListInfosByObjectNameContract,
  async ({ params, query }, context: CallContext) => {
    const object = listedObject(params.objectApiName, context)
    const body = await listSummaries(
      object,
      query,
      'list-info',
      ({ apiName, id, label }) => ({
        apiName,
        id,
        label: label[context.viewer.language],
        url: resourceUrl(context, `/list-info/${object.apiName}/${apiName}`),
      }),
      context,
    )
    return { body }
  },
)

/** The call that lists the definitions of an object's list views. */
export const handlers: readonly CallHandler[] = [handleListInfoSummaries]
