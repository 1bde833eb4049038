import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { listPath } from '../../request/lists/list-definition'
import { listSummaries } from '../../request/lists/list-summaries'
import { findObject, resourceUrl } from '../../request/records/find-object'
import { getListViewSummariesContract } from './contract'

const handleListViewSummaries = handleCall(
  getListViewSummariesContract,
  async ({ params, query }, context: CallContext) => {
    const { object } = findObject(params.objectApiName, context)
    const body = await listSummaries(
      object,
      query,
      'list-ui',
      (view) => ({
        apiName: view.apiName,
        id: view.id,
        label: view.label[context.viewer.language],
        listUiUrl: resourceUrl(context, `/list-ui/${listPath(view)}`),
      }),
      context,
    )
    return { body }
  },
)

/** The call that lists the list views of an object. */
export const handlers: readonly CallHandler[] = [handleListViewSummaries]
