import type { Viewer } from '@porchlight/metadata'
import { workForPerson } from '@porchlight/record-engine'
import type { CallHandler } from '@porchlight/ui-api/server'

/**
 * Returns a handler whose writes are recorded as those of the viewer's user, so that no replica shows that user stale
 * data.
 */
export function forPerson<Context extends { readonly viewer: Viewer }>(
  handler: CallHandler<Context>,
): CallHandler<Context> {
  return {
    contract: handler.contract,
    handle: (request, context) => asPerson(context.viewer, () => handler.handle(request, context)),
  }
}

/** Runs the work of a request for that viewer. */
export function asPerson<Result>(viewer: Viewer, work: () => Promise<Result>): Promise<Result> {
  return viewer.class === 'guest' ? work() : workForPerson(viewer.userId, work)
}
