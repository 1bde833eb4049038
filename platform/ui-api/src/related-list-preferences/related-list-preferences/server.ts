import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeRelatedListPreferences } from '../../representation/related-list-info'
import { findParentObject, findRelatedList, type RelatedList } from '../../request/related-lists/related-list'
import { relatedListChoices, writeRelatedListChoices } from '../../request/related-lists/related-list-choices'
import { parseBatchNames } from '../../request/related-lists/related-list-names'
import { settleItem } from '../../request/settle-item'
import {
  getRelatedListPreferencesBatchContract,
  getRelatedListPreferencesContract,
  updateRelatedListPreferencesContract,
} from './contract'

const handleGet = handleCall(getRelatedListPreferencesContract, async ({ params }, context: CallContext) => ({
  body: await describe(findList(params.preferencesId, context), context),
}))

const handleUpdate = handleCall(
  updateRelatedListPreferencesContract,
  async ({ params, body }, context: CallContext) => {
    const list = findList(params.preferencesId, context)
    await writeRelatedListChoices(list, body, context)
    return { body: await describe(list, context) }
  },
)

const handleBatch = handleCall(
  getRelatedListPreferencesBatchContract,
  async ({ params }, context: CallContext) => {
    const ids = parseBatchNames(params.preferencesIds, 'preferencesIds')
    const results = await Promise.all(
      ids.map((id) => settleItem(() => describe(findList(id, context), context))),
    )
    return { body: { results } }
  },
)

/** The calls for viewers' settings for related lists. */
export const handlers: readonly CallHandler[] = [handleGet, handleUpdate, handleBatch]

/** The related list that preferences are of: the object's name, a point, the list's id. */
function findList(preferencesId: string, context: CallContext): RelatedList {
  const point = preferencesId.indexOf('.')
  const relatedListId = preferencesId.slice(point + 1)
  if (point < 1) throw fail('unsupportedRelatedList', { relatedListId: preferencesId.slice(0, 80) })
  return findRelatedList(findParentObject(preferencesId.slice(0, point), context), relatedListId, context)
}

async function describe(list: RelatedList, context: CallContext) {
  return describeRelatedListPreferences(list, await relatedListChoices(list, context), context.viewer)
}
