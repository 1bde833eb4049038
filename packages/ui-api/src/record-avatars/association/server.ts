import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeAvatar } from '../../representation/describe-avatar'
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
      photoUrl: checkPhotoUrl(body.photoUrl),
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

/** A picture comes from an https address or from this installation: no script, no other scheme. */
function checkPhotoUrl(value: string | null | undefined): string {
  // Browsers leave tabs and line breaks out of an address and take a backslash for a slash: what is then left may
  // name another host.
  const isOwn = value !== null && value !== undefined && /^\/(?:[!-.0-[\]-~][!-[\]-~]*)?$/.test(value)
  const isSecure = value?.startsWith('https://') === true && URL.canParse(value)
  if (value === null || value === undefined || !(isOwn || isSecure)) {
    throw fail('invalidParameter', { parameter: 'photoUrl', reason: 'send an https address.' })
  }
  return value
}
