import type { Viewer } from '@porchlight/metadata'
import { workForPerson } from '@porchlight/record-engine'
import type { CallHandler } from '@porchlight/ui-api/server'

/** A handler whose writes are noted as those of the viewer's user, so that no replica shows that person less. */
export function forPerson<Context extends { readonly viewer: Viewer }>(
  handler: CallHandler<Context>,
): CallHandler<Context> {
  return {
    contract: handler.contract,
    handle: (request, context) => asPerson(context.viewer, () => handler.handle(request, context)),
  }
}

/** Runs the work of a request of that viewer. */
export function asPerson<Result>(viewer: Viewer, work: () => Promise<Result>): Promise<Result> {
  return viewer.class === 'guest' ? work() : workForPerson(viewer.userId, work)
}
