import type { ErrorDefinition } from '../error-definition'

/** Files that somebody sends (`docs/specification/portal.md` section 5). */
export const fileErrors = {
  invalidFileFormat: {
    code: 'INVALID_FILE_FORMAT',
    status: 400,
    message: 'This file cannot be used. Send one of these formats: {accepted}.',
  },
  fileTooLarge: {
    code: 'FILE_TOO_LARGE',
    status: 413,
    message: 'This file is larger than {limit} MB. Send a smaller one.',
  },
  fileLocked: {
    code: 'FILE_LOCKED',
    status: 400,
    message: 'This file is locked with a password. Send it without one.',
  },
  fileHeic: {
    code: 'FILE_HEIC',
    status: 400,
    message: 'This is a HEIC photo, which only some devices can open. Send it as a JPG.',
  },
  fileMixed: {
    code: 'FILE_MIXED',
    status: 400,
    message: 'This file holds more than a document, such as a program. Send a plain copy or a photo of it.',
  },
  fileTooLargeInside: {
    code: 'FILE_TOO_LARGE_INSIDE',
    status: 413,
    message: 'What this file unpacks to is too large. Send a smaller copy or a photo of it.',
  },
  fileQuota: {
    code: 'FILE_QUOTA',
    status: 429,
    message: 'You have sent as much as we take in a day. Send the rest tomorrow, or call us.',
  },
  uploadNotFound: {
    code: 'UPLOAD_NOT_FOUND',
    status: 404,
    message: 'This upload is not known or has ended. Begin it again.',
  },
  uploadOutOfPlace: {
    code: 'UPLOAD_OUT_OF_PLACE',
    status: 409,
    message: 'This part does not follow the one before. Go on at byte {offset}.',
  },
  uploadIncomplete: {
    code: 'UPLOAD_INCOMPLETE',
    status: 409,
    message: 'This upload is not complete. Go on at byte {offset}.',
  },
  verificationUnavailable: {
    code: 'VERIFICATION_UNAVAILABLE',
    status: 424,
    message: 'Verification service unavailable',
  },
  documentsMissing: {
    code: 'DOCUMENTS_MISSING',
    status: 400,
    message: 'Not all required documents have been uploaded',
  },
  documentSettled: {
    code: 'DOCUMENT_SETTLED',
    status: 409,
    message: 'This document is accepted already. There is nothing to send.',
  },
  emptyFile: { code: 'EMPTY_FILE', status: 400, message: 'This file is empty. Choose another one.' },
} as const satisfies Record<string, ErrorDefinition>
