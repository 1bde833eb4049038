import type { ResolvedObject } from '@porchlight/metadata'
import { themeOf } from '@porchlight/metadata'
import type { PhotoAvatar } from '@porchlight/personalization'
import type { AvatarRepresentation } from './avatar-schema'
import { fileOfPhoto } from './photo-address'

/** Pictures are square; screens scale them. */
const photoSize = 160

/** The avatar of a record: its picture, or the theme of its object. */
export function describeAvatar(
  recordId: string,
  object: ResolvedObject,
  photo: PhotoAvatar | undefined,
): AvatarRepresentation {
  const { color, iconUrl } = themeOf(object)
  // External URLs stored by an earlier version are never shown.
  if (photo === undefined || fileOfPhoto(photo.photoUrl) === null)
    return { type: 'Theme', recordId, backgroundColor: color, iconUrl }
  return {
    type: 'Photo',
    recordId,
    backgroundColor: color,
    height: photoSize,
    width: photoSize,
    photoUrl: photo.photoUrl,
    provider: photo.profileName ?? 'Porchlight',
    photoMetadata: { companyBluemasterId: photo.blueMasterId, responseId: photo.externalId },
  }
}
