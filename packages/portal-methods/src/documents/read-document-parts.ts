import { fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import type { UploadPart, Uploads } from '@porchlight/ui-api/server'
import type { SentFile } from './take-document'

/** The field that holds the files, and that of the camera. */
export const filesField = 'attachment'
const photoField = 'photo'

/**
 * Reads a posted form of texts and files, in whatever order they come, and hands them to `use`. What `use` refuses
 * leaves no file behind; errors of a file name the field of the files.
 */
export async function readDocumentParts<Name extends string, Result>(
  parts: AsyncIterable<UploadPart>,
  names: readonly Name[],
  uploads: Uploads,
  use: (texts: Readonly<Record<Name, string>>, files: readonly SentFile[]) => Promise<Result>,
): Promise<Result> {
  const texts = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const files: SentFile[] = []
  try {
    for await (const part of parts) {
      const name = names.find((known) => known === part.name)
      if (part.kind === 'field' && name !== undefined && typeof part.value === 'string') {
        texts[name] = part.value.trim()
      } else if (part.kind === 'file' && (part.name === filesField || part.name === photoField)) {
        if (part.fileName !== '') files.push(await receive(part, uploads))
      } else {
        throw fail('invalidParameter', { parameter: part.name, reason: 'this part is not known.' })
      }
    }
    return await use(texts, files)
  } catch (error) {
    for (const { kept } of files) await uploads.discard(kept)
    throw error
  }
}

async function receive(
  part: Extract<UploadPart, { readonly kind: 'file' }>,
  uploads: Uploads,
): Promise<SentFile> {
  const fileName = part.fileName.split(/[\\/]/).at(-1)?.slice(-255) ?? ''
  try {
    return { kept: await uploads.receive(part.bytes, fileName), fileName }
  } catch (error) {
    throw isPorchlightError(error) && error.status < 500 ? ofFiles(error) : error
  }
}

/** The same error with the field that it belongs to. */
function ofFiles({ key, code, message }: PorchlightError): PorchlightError {
  const detail = { field: filesField, fieldLabel: filesField, errorCode: code, message }
  return fail(key, {}, { fieldErrors: [detail] })
}
