import {
  checkRecordId,
  clientErrors,
  DataServiceError,
  deepFreeze,
  defineWriteAdapter,
  entryKey,
} from '@porchlight/data-service'
import type { AvatarRepresentation } from '../../representation/avatar-schema'
import { resourceRequest } from '../../request/resource-request-client'
import type { updateRecordAvatarContract } from './contract'

const path: typeof updateRecordAvatarContract.path = '/ui-api/record-avatars/{recordId}/association'

/** Lifetime of an avatar in milliseconds (`docs/specification/data-service.md` section 9). */
const avatarTtlMs = 300_000

/** The avatar that a record shall have. */
export interface UpdateRecordAvatarInput {
  readonly recordId: string
  /** `Photo` or `Theme`. */
  readonly type: string
  readonly actionType?: string | undefined
  readonly externalId?: string | undefined
  readonly blueMasterId?: string | undefined
  readonly profileName?: string | undefined
  readonly photoUrl?: string | undefined
}

interface CheckedAvatar {
  readonly recordId: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Sets a record's picture, or resets it to the theme of its object. */
export const updateRecordAvatar = defineWriteAdapter<
  UpdateRecordAvatarInput,
  CheckedAvatar,
  AvatarRepresentation
>({
  name: 'updateRecordAvatar',
  checkConfig(input) {
    const recordId = checkRecordId(input?.recordId)
    if (recordId === null) throw new DataServiceError(clientErrors.invalidAvatarUpdate)
    const { recordId: _recordId, ...body } = input
    if (body.type !== 'Photo' && body.type !== 'Theme') {
      throw new DataServiceError(clientErrors.unsupportedAvatarType)
    }
    return { recordId, body }
  },
  resourceRequest: ({ recordId, body }) => resourceRequest('POST', path, { recordId }, {}, body),
  ingest(response, { recordId }, writer) {
    const avatar = response.body as AvatarRepresentation
    writer.putEntry(entryKey('getRecordAvatars', recordId), avatar, avatarTtlMs)
    return deepFreeze(avatar)
  },
})
