import type { MethodContext } from '@porchlight/server-methods/define/method'
import { csvLines } from '@porchlight/server-methods/files/csv-lines'
import { type ArchiveEntry, writeZip } from '@porchlight/server-methods/files/write-zip'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { bookFileNames, fileNameOf } from '../../facts/book-file-names'
import { bookFiles } from '../../rules/book-files'
import { downloadBookTemplateContract } from './contract'

const handle = handleCall(downloadBookTemplateContract, async (_call, context: MethodContext) => {
  signedInAdmin(context)
  return {
    body: writeZip(emptyFiles(), context.now()) as never,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="import-files.zip"',
    },
  }
})

async function* emptyFiles(): AsyncGenerator<ArchiveEntry> {
  for (const file of bookFileNames) {
    yield { path: fileNameOf(file, 'csv'), content: [csvLines([Object.keys(bookFiles[file].columns)])] }
  }
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
