import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readBrandFeatures } from '../../operations/read-brand-features'
import { brandFeaturesContract } from './contract'

/** What a brand offers belongs to no customer, so it is read as the system, these fields only. */
const handle = handleCall(brandFeaturesContract, async ({ body }, context: MethodContext) => {
  if (context.viewer.class === 'guest') throw fail('invalidSession')
  const features = await readBrandFeatures(context, body.brandName)
  if (features === null) throw fail('notFound')
  const { id: _id, ...offered } = features
  return { body: offered }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
