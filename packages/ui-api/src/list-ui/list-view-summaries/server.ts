import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findObject, resourceUrl } from '../../request/find-object'
import { listPath } from '../../request/list-definition'
import { listSummaries } from '../../request/list-summaries'
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
