import type { ErrorKey } from '@porchlight/errors'

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
