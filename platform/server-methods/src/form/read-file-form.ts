import { fail } from '@porchlight/errors'
import type { StoredFile, UploadPart, Uploads } from '@porchlight/ui-api/server'
import { receiveFilePart } from './receive-file-part'

type FilePart = Extract<UploadPart, { readonly kind: 'file' }>

/** The texts typed into a form, by field; empty if none was sent, with line ends as `\n`. */
type Texts<Name extends string> = Readonly<Record<Name, string>>

/** A form of texts and files, and how its files are processed. */
export interface FileForm<Name extends string, Access, Received> {
  readonly names: readonly Name[]
  /** The texts that `admit` decides by; they have to come before the files. */
  readonly leading: readonly Name[]
  /** The fields that may hold files. */
  readonly fileFields: readonly string[]
  readonly maxFiles: number
  /**
   * Fails for a sender who may not send this form. It is called before the first byte of each file is read and again
   * when the form is complete: a form may take minutes, and rights that have ended by then no longer count.
   */
  readonly admit: (texts: Texts<Name>) => Promise<Access>
  readonly receive: (part: FilePart) => Promise<Received>
  readonly discard: (received: Received) => Promise<void>
}

/** The part of a form that stores its files; errors of a file name the first of `fileFields`. */
export function storedFiles(uploads: Uploads, fileFields: readonly [string, ...string[]]) {
  return {
    fileFields,
    receive: (part: FilePart) => receiveFilePart(part, fileFields[0], uploads),
    discard: (file: StoredFile) => uploads.discard(file),
  }
}

/**
 * Reads a posted form and passes it to `use`, with the result of `admit`. A browser sends an unused file field as a
 * part without a name, which is skipped. A rejected form, even if rejected by `use`, leaves no file behind.
 *
 * @throws invalidParameter for a part that the form does not name, or a leading text that follows a file
 */
export async function readFileForm<Name extends string, Access, Received, Result>(
  body: unknown,
  form: FileForm<Name, Access, Received>,
  use: (access: Access, texts: Texts<Name>, files: readonly Received[]) => Promise<Result>,
): Promise<Result> {
  const { names, leading, fileFields, maxFiles, admit, receive, discard } = form
  const texts = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const files: Received[] = []
  try {
    // The contract documents the parts; the body is their stream.
    for await (const part of body as AsyncIterable<UploadPart>) {
      const name = names.find((known) => known === part.name)
      if (part.kind === 'field' && name !== undefined && typeof part.value === 'string') {
        if (files.length > 0 && leading.includes(name)) throw refused(name, 'send it before the files.')
        texts[name] = part.value.replaceAll('\r\n', '\n').trim()
      } else if (part.kind === 'file' && fileFields.includes(part.name) && files.length < maxFiles) {
        if (part.fileName === '') continue
        await admit(texts)
        files.push(await receive(part))
      } else {
        throw refused(part.name, 'this part is not known.')
      }
    }
    return await use(await admit(texts), texts, files)
  } catch (error) {
    for (const file of files) await discard(file)
    throw error
  }
}

function refused(parameter: string, reason: string) {
  return fail('invalidParameter', { parameter, reason })
}
