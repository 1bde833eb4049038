import { createHash } from 'node:crypto'
import { fail } from '@porchlight/errors'
import { type RecordEngine, waitForIdempotencyKey } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type FileForm, storedFiles } from '@porchlight/server-methods/form/read-file-form'
import { type CallRequest, handlers, type StoredFile, type UploadPart } from '@porchlight/ui-api/server'

/** A message as it was sent: its texts by field, and its file. */
interface SentMessage {
  readonly texts: Readonly<Record<string, string>>
  readonly attachment: StoredFile | null
}

/**
 * Reads the form of a message with at most one file. `admit` fails for a message that the customer may not send; it can
 * decide by the `leading` texts.
 */
export function messageForm<Name extends string, Access>(
  context: MethodContext,
  names: readonly Name[],
  leading: readonly Name[],
  admit: (texts: Readonly<Record<Name, string>>) => Promise<Access>,
): FileForm<Name, Access, StoredFile> {
  return {
    ...storedFiles(context.uploads, ['attachment']),
    names,
    leading,
    maxFiles: 1,
    admit: async (texts) => {
      await context.confirmViewer()
      return admit(texts)
    },
  }
}

/** Writes a message and returns the page that shows it; all of it through `engine`, in its transaction. */
type WriteMessage = (engine: RecordEngine) => Promise<{ readonly caseId: string; readonly location: string }>

/**
 * Writes a message with its file, or nothing. What is the same in `sameWhen` is the same message: a second press of
 * the button waits for the first and gets its answer, and so does a form that is sent again from the browser's history.
 * The file is the caller's to discard when this fails.
 */
export async function writeMessage(
  context: MethodContext,
  { texts, attachment }: SentMessage,
  sameWhen: readonly string[],
  write: WriteMessage,
): Promise<{ readonly location: string }> {
  const { viewer, engine, uploads } = context
  const content = JSON.stringify([sameWhen, texts, attachment?.checksum ?? null])
  const hash = createHash('sha256')
    .update(JSON.stringify([userOf(context), content]))
    .digest('hex')
  let isFileUsed = false
  const answered = await engine.inOneTransaction(async (inner, connection) => {
    const key = keyOf(hash)
    await waitForIdempotencyKey(connection, key)
    const { answer } = await inner.withIdempotencyKey(viewer, key, hash, async (own) => {
      const { caseId, location } = await write(own)
      if (attachment !== null) await attachFile(context, own, attachment, caseId)
      isFileUsed = true
      return { location }
    })
    return answer
  })
  // The message is there already, with the file that came with it then.
  if (attachment !== null && !isFileUsed) await uploads.discard(attachment)
  return answered
}

/**
 * Performs a quick action as a script would through the data service; returns the id of the record that it created, or
 * of the one that it was performed on.
 */
export async function performAction(
  context: MethodContext,
  engine: RecordEngine,
  actionApiName: string,
  body: { readonly contextId?: string; readonly fields: Readonly<Record<string, unknown>> },
): Promise<string> {
  const answer = await callDataService(context, engine, 'performQuickAction', { actionApiName }, body)
  return (answer as { readonly id: string }).id
}

/** Links a file that is already stored to the record of that id. */
async function attachFile(
  context: MethodContext,
  engine: RecordEngine,
  stored: StoredFile,
  recordId: string,
): Promise<void> {
  const uploads = { ...context.uploads, receive: async () => stored }
  const parts = async function* (): AsyncGenerator<UploadPart> {
    yield { kind: 'field', name: 'json', value: { firstPublishLocationId: recordId } }
    yield { kind: 'file', name: 'fileData', fileName: stored.fileName, bytes: none() }
  }
  await callDataService({ ...context, uploads }, engine, 'createContentDocumentAndVersion', {}, parts())
}

/** Calls the data service as the viewer, within the transaction of `engine`. */
async function callDataService(
  context: MethodContext,
  engine: RecordEngine,
  name: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
): Promise<unknown> {
  const handler = handlers.find(({ contract }) => contract.name === name)
  if (handler === undefined) throw fail('internal')
  const request = { params, query: {}, body } as CallRequest<never, never, never>
  return (await handler.handle(request, { ...context, engine })).body
}

async function* none(): AsyncGenerator<Uint8Array> {}

function userOf({ viewer }: MethodContext): string {
  return viewer.class === 'guest' ? '' : viewer.userId
}

/** A hash in the form of a UUID of version 4, which keys have to have. */
function keyOf(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
