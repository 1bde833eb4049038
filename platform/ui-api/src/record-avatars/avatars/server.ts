import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeAvatar } from '../../representation/describe-avatar'
import { parseNames, parseRecordId } from '../../request/parse-request'
import { settleItem } from '../../request/settle-item'
import { getRecordAvatarsContract } from './contract'

const maxRecords = 200

const handleGetRecordAvatars = handleCall(
  getRecordAvatarsContract,
  async ({ params }, { viewer, engine, metadata, personalization }: CallContext) => {
    const names = parseNames(params.recordIds)
    if (names.length > maxRecords) throw fail('tooManyValues', { parameter: 'recordIds', limit: maxRecords })
    const ids = names.flatMap((name) => toRecordId(name) ?? [])
    const visible = await engine.visibleRecordIds(viewer, ids)
    const photos = await personalization.avatars.readMany([...visible])
    const results = await Promise.all(
      names.map((name) =>
        settleItem(() => {
          const recordId = parseRecordId(name, 'recordIds')
          const object = metadata.objectByKeyPrefix(keyPrefixOf(recordId))
          if (object === undefined || !visible.has(recordId)) throw fail('notFound')
          return describeAvatar(recordId, object, photos.get(recordId))
        }),
      ),
    )
    return { body: { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results } }
  },
)

/** The call that reads avatars. */
export const handlers: readonly CallHandler[] = [handleGetRecordAvatars]
