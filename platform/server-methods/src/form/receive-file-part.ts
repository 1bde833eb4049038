import { fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import type { StoredFile, UploadPart, Uploads } from '@porchlight/ui-api/server'

/** Receives the file of a posted form; errors of the file name `field`, the form's field that holds it. */
export async function receiveFilePart(
  part: Extract<UploadPart, { readonly kind: 'file' }>,
  field: string,
  uploads: Uploads,
): Promise<StoredFile> {
  try {
    return await uploads.receive(part.bytes, part.fileName)
  } catch (error) {
    throw isPorchlightError(error) && error.status < 500 ? ofField(error, field) : error
  }
}

/** The same error with the field that it belongs to. */
function ofField({ key, code, message }: PorchlightError, field: string): PorchlightError {
  return fail(key, {}, { fieldErrors: [{ field, fieldLabel: field, errorCode: code, message }] })
}
