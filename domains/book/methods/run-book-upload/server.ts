import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { runnableFrom, stateOfRun } from '../../facts/book-upload'
import { runBookUpload } from '../../operations/uploads/run-upload'
import { changeUpload, lockUpload, runKey } from '../../operations/uploads/stored-uploads'
import { runBookUploadContract } from './contract'

const handle = handleCall(runBookUploadContract, async ({ body }, context: MethodContext) => {
  const { language } = signedInAdmin(context)
  const { bookUploadId: id, run } = body
  await context.engine.inOneTransaction(async (_engine, connection) => {
    const { state, attempt: before, files } = await lockUpload(connection, id)
    if (!runnableFrom[run].includes(state)) throw fail('bookUploadMoved')
    if (files.some(({ key }) => key === null)) throw fail('bookUploadIncomplete')
    const attempt = before + 1
    await changeUpload(
      connection,
      { id },
      {
        state: stateOfRun[run],
        attempt,
        language,
        rowCount: null,
        rowsDone: null,
        outcome: null,
        problem: null,
      },
      context.now(),
    )
    if (run === 'import') await context.audit('book-imported', { upload: id }, { within: connection })
    const payload = { uploadId: id, attempt, run }
    await context.enqueue(runBookUpload.name, payload, { key: runKey(id, attempt, run), within: connection })
  })
  return { body: {} }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
