import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { billDocumentContract } from './contract'
import { writeBillDocument } from './write-bill-document'

const handle = handleCall(billDocumentContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const { fileName, pdf } = await writeBillDocument(context, query.billId, query.language)
  return {
    body: pdf as never,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
