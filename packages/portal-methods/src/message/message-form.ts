import { fail } from '@porchlight/errors'
import type { KeptFile, UploadPart, Uploads } from '@porchlight/ui-api/server'
import { receiveFilePart } from '../form/receive-file-part'

/** What was sent of a message: every text by its name, empty when it did not come; line ends are `\n`. */
export interface MessageForm<Name extends string> {
  readonly texts: Readonly<Record<Name, string>>
  readonly attachment: KeptFile | null
}

/** The field that holds the file. */
const attachmentField = 'attachment'

/**
 * Reads a posted message: texts by `names` and at most one file. A browser sends an unused file field as a part
 * without a name. `check` refuses texts that cannot be used. Errors of the file name its field, other parts are
 * `invalidParameter`; no file stays when anything is refused.
 */
export async function readMessageForm<Name extends string>(
  parts: AsyncIterable<UploadPart>,
  names: readonly Name[],
  uploads: Uploads,
  check: (texts: Readonly<Record<Name, string>>) => void,
): Promise<MessageForm<Name>> {
  const texts = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  let attachment: KeptFile | null = null
  try {
    for await (const part of parts) {
      const name = names.find((known) => known === part.name)
      if (part.kind === 'field' && name !== undefined && typeof part.value === 'string') {
        texts[name] = part.value.replaceAll('\r\n', '\n').trim()
      } else if (part.kind === 'file' && part.name === attachmentField && attachment === null) {
        if (part.fileName !== '') attachment = await receiveFilePart(part, attachmentField, uploads)
      } else {
        throw fail('invalidParameter', { parameter: part.name, reason: 'this part is not known.' })
      }
    }
    check(texts)
  } catch (error) {
    if (attachment !== null) await uploads.discard(attachment)
    throw error
  }
  return { texts, attachment }
}
