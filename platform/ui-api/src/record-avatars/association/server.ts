import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeAvatar } from '../../representation/describe-avatar'
import { fileOfPhoto, photoAddress } from '../../representation/photo-address'
import { parseRecordId } from '../../request/parse-request'
import { objectOfRecord } from '../../request/records/object-of-record'
import { updateRecordAvatarContract } from './contract'

const handleUpdateRecordAvatar = handleCall(
  updateRecordAvatarContract,
  async ({ params, body }, context: CallContext) => {
    const { viewer, engine, personalization } = context
    const recordId = parseRecordId(params.recordId, 'recordId')
    const object = objectOfRecord(recordId, context)
    if (!(await engine.visibleRecordIds(viewer, [recordId])).has(recordId)) throw fail('notFound')
    if (viewer.class === 'guest' || !object.access[viewer.class].updateable) throw fail('forbidden')
    if (body.type === 'Theme') {
      await personalization.avatars.dissociate(recordId)
      return { body: describeAvatar(recordId, object, undefined) }
    }
    if (body.type !== 'Photo') throw fail('unsupportedAvatarType')
    const photo = {
      photoUrl: await checkPhotoUrl(body.photoUrl, context),
      externalId: body.externalId ?? null,
      blueMasterId: body.blueMasterId ?? null,
      profileName: body.profileName ?? null,
    }
    await personalization.avatars.associate(recordId, photo, viewer.userId)
    return { body: describeAvatar(recordId, object, photo) }
  },
)

/** The call that changes an avatar. */
export const handlers: readonly CallHandler[] = [handleUpdateRecordAvatar]

/**
 * A picture must be a file uploaded here that its assigner can see: an external URL would reveal everyone who views the
 * record to that site (docs/adr/0017).
 */
async function checkPhotoUrl(
  photoUrl: string | null | undefined,
  { viewer, engine }: CallContext,
): Promise<string> {
  const fileId = fileOfPhoto(photoUrl ?? '')
  if (fileId === null || !(await engine.visibleRecordIds(viewer, [fileId])).has(fileId)) {
    throw fail('invalidParameter', {
      parameter: 'photoUrl',
      reason: `send ${photoAddress}<id>, of a file that was uploaded here.`,
    })
  }
  return `${photoAddress}${fileId}`
}
