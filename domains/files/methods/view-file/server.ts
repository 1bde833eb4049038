import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { inertPolicy, openCleanFile } from '../../operations/open-clean-file'
import { viewFileContract } from './contract'

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif'])
const pdf = 'application/pdf'

const handle = handleCall(viewFileContract, async ({ query }, context: MethodContext) => {
  const { bytes, mediaType } = await openCleanFile(context, signedInStaff(context), query.fileId)
  if (mediaType !== pdf && !pictures.has(mediaType)) throw fail('notFound')
  return {
    body: bytes as never,
    headers: {
      'content-type': mediaType,
      'content-disposition': 'inline',
      // The browser's own viewer of PDFs does not work in a sandbox; it shows them within our pages alone.
      ...(mediaType === pdf
        ? {
            'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
            'x-frame-options': 'SAMEORIGIN',
          }
        : { 'content-security-policy': inertPolicy }),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
