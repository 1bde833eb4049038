import { randomUUID } from 'node:crypto'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { bookPathOf } from '../../facts/book-file-names'
import { bookUploadLimits } from '../../facts/book-upload'
import { insertUpload } from '../../operations/uploads/stored-uploads'
import { createBookUploadContract } from './contract'

const handle = handleCall(createBookUploadContract, async ({ body: { files } }, context: MethodContext) => {
  const { userId, language } = signedInAdmin(context)
  const unknown = files.find(({ name }) => bookPathOf(name) === null)
  if (unknown !== undefined) throw refused('a book has no file of that name.')
  if (new Set(files.map(({ name }) => name)).size < files.length) throw refused('name each file once.')
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > bookUploadLimits.bytes) throw refused('the files are too large together.')
  const id = randomUUID()
  await context.engine.inOneTransaction((_engine, connection) =>
    insertUpload(connection, {
      id,
      uploadedBy: userId,
      createdAt: context.now(),
      language,
      files: files.map((file) => ({ ...file, key: null })),
    }),
  )
  return { body: { uploadId: id } }
})

function refused(reason: string) {
  return fail('invalidParameter', { parameter: 'files', reason })
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
