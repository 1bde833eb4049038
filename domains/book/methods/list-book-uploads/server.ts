import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { bookFileNames } from '../../facts/book-file-names'
import { readUploads, type StoredUpload } from '../../operations/uploads/stored-uploads'
import { listBookUploadsContract } from './contract'

const mostShown = 20

const handle = handleCall(listBookUploadsContract, async (_call, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  const uploads = await context.engine.inOneTransaction((_engine, connection) =>
    readUploads(connection, { limit: mostShown }),
  )
  const userIds = [...new Set(uploads.map(({ uploadedBy }) => uploadedBy))]
  const users =
    userIds.length === 0
      ? []
      : await list(context.engine, viewer, userObject, {
          fields: ['Name'],
          where: { Id: userIds },
          limit: mostShown,
        })
  const names = new Map(users.map(({ id, Name }) => [id, Name]))
  return {
    body: {
      uploads: uploads.map((upload) => ({
        id: upload.id,
        state: upload.state,
        createdAt: upload.createdAt.toISOString(),
        uploadedBy: names.get(upload.uploadedBy) ?? '',
        files: upload.files.map(({ name, size, key }) => ({
          name,
          size,
          hasArrived: key !== null || upload.state === 'Imported',
        })),
        rowCount: upload.rowCount,
        rowsDone: upload.rowsDone,
        outcome: outcomeOf(upload),
        problem: upload.problem,
        hasResults: upload.results.length > 0,
      })),
    },
  }
})

function outcomeOf({ outcome }: StoredUpload) {
  if (outcome === null) return null
  return bookFileNames.flatMap((file) => {
    const rows = outcome[file]
    return Object.values(rows).some((count) => count > 0) ? [{ file, ...rows }] : []
  })
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
