import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readLookUpNote } from '../../../customers/operations/look-up/look-up-note'
import { lastLookUpContract } from './contract'

/** It reads the browser's own cookie and nothing else: it knows of no look-up that another browser made. */
const handle = handleCall(lastLookUpContract, async (_request, { lookUpNote }: MethodContext) => ({
  body: { found: readLookUpNote(lookUpNote.token) },
}))

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
