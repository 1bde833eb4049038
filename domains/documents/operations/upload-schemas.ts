import type { ErrorKey } from '@porchlight/errors'
import { Type } from 'typebox'

/** Where an upload in parts stands. */
export const UploadStatusSchema = Type.Object({
  uploadId: Type.String(),
  offset: Type.Number({ description: 'How many bytes are here; the next part begins there.' }),
  maxPartBytes: Type.Number({ description: 'The most that one part may hold.' }),
})

/** The most that one part may hold, in bytes: what a slow line carries within the ten seconds of a request. */
export const maxPartBytes = 1_048_576

/** What every way to send a document may be refused with. */
export const documentErrors = [
  'requiredFieldMissing',
  'invalidParameter',
  'invalidFileFormat',
  'fileTooLarge',
  'emptyFile',
  'fileLocked',
  'fileHeic',
  'fileMixed',
  'fileTooLargeInside',
  'fileQuota',
  'documentSettled',
  'orderNotFound',
  'linkExpired',
  'linkNotLatest',
  'rateLimited',
] as const satisfies readonly ErrorKey[]
