import { fail } from '@porchlight/errors'
import type { KeptFile, UploadPart, Uploads } from '@porchlight/ui-api/server'
import { receiveFilePart } from '../form/receive-file-part'

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
  use: (texts: Readonly<Record<Name, string>>, files: readonly KeptFile[]) => Promise<Result>,
): Promise<Result> {
  const texts = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const files: KeptFile[] = []
  try {
    for await (const part of parts) {
      const name = names.find((known) => known === part.name)
      if (part.kind === 'field' && name !== undefined && typeof part.value === 'string') {
        texts[name] = part.value.trim()
      } else if (part.kind === 'file' && (part.name === filesField || part.name === photoField)) {
        if (part.fileName !== '') files.push(await receiveFilePart(part, filesField, uploads))
      } else {
        throw fail('invalidParameter', { parameter: part.name, reason: 'this part is not known.' })
      }
    }
    return await use(texts, files)
  } catch (error) {
    for (const file of files) await uploads.discard(file)
    throw error
  }
}
