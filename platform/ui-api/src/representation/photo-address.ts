import { keyPrefixOf, toRecordId } from '@porchlight/metadata'

/** Where files that were uploaded here are read, before their id: the server method `downloadFile`. */
export const photoAddress = '/lwr/apex/v65.0/CustomerPortalDocumentController/downloadFile?fileId='

const fileKeyPrefix = '069'

/** Returns the id of the uploaded file with exactly this URL; null for every other URL. */
export function fileOfPhoto(photoUrl: string): string | null {
  if (!photoUrl.startsWith(photoAddress)) return null
  const fileId = toRecordId(photoUrl.slice(photoAddress.length))
  return fileId !== null && keyPrefixOf(fileId) === fileKeyPrefix ? fileId : null
}
