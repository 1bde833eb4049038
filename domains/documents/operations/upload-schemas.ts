import type { ErrorKey } from '@porchlight/errors'
import { Type } from 'typebox'

/** The progress of an upload in parts. */
export const UploadStatusSchema = Type.Object({
  uploadId: Type.String(),
  offset: Type.Number({ description: 'How many bytes are here; the next part begins there.' }),
  maxPartBytes: Type.Number({ description: 'The most that one part may hold.' }),
})

/** The maximum size of one part, in bytes: the amount a slow line carries within the ten seconds of a request. */
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
