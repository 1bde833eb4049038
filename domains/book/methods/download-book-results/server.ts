import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type ArchiveEntry, writeZip } from '@porchlight/server-methods/files/write-zip'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { readUpload, type StoredUpload } from '../../operations/uploads/stored-uploads'
import { downloadBookResultsContract } from './contract'

const handle = handleCall(downloadBookResultsContract, async ({ query }, context: MethodContext) => {
  signedInAdmin(context)
  const upload = await context.engine.inOneTransaction((_engine, connection) =>
    readUpload(connection, query.bookUploadId),
  )
  if (upload.results.length === 0) throw fail('notFound')
  await context.audit('book-results-downloaded', { upload: upload.id })
  return {
    body: writeZip(entriesOf(context, upload), context.now()) as never,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="import-${localDay(upload.createdAt)}.zip"`,
    },
  }
})

async function* entriesOf(
  { files }: Pick<MethodContext, 'files'>,
  { results }: StoredUpload,
): AsyncGenerator<ArchiveEntry> {
  for (const { name, key } of results) {
    const content = await files.get(key)
    if (content === null) throw fail('notFound')
    yield { path: name, content }
  }
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
