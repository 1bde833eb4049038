import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { inertPolicy, openCleanFile } from '../../operations/open-clean-file'
import { attachmentHeader } from './attachment-header'
import { downloadFileContract } from './contract'

const handle = handleCall(downloadFileContract, async ({ query }, context: MethodContext) => {
  const { fileId, version: number } = query
  const { version, bytes, mediaType } = await openCleanFile(context, signedIn(context), fileId, number)
  return {
    body: bytes as never,
    headers: {
      'content-type': mediaType,
      'content-disposition': attachmentHeader(version.PathOnClient),
      'content-security-policy': inertPolicy,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
