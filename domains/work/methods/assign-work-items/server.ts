import { isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInSupervisor } from '../../../customers/operations/person/signed-in'
import { assignItem } from '../../operations/assign-item'
import { assignWorkItemsContract } from './contract'

type Result = AnswerOf<typeof assignWorkItemsContract>['results'][number]

const handle = handleCall(assignWorkItemsContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInSupervisor(context)
  const { items, to } = body
  const results: Result[] = []
  // Sequentially: each is a transaction of its own, and fifty concurrent ones would use every connection.
  for (const { recordId, from } of items) {
    const result = await assignItem(context, viewer, { recordId, from, to }).then(
      () => 'assigned' as const,
      toResult,
    )
    results.push({ recordId, result })
  }
  return { body: { results } }
})

/** Converts a failure to the item's result, so that the results of the others are not lost. */
function toResult(failure: unknown): Result['result'] {
  if (isPorchlightError(failure, 'modifiedSince')) return 'changedHands'
  if (isPorchlightError(failure, 'notFound')) return 'notFound'
  if (isPorchlightError(failure, 'invalidFieldValue')) return 'notForColleague'
  if (isPorchlightError(failure) && failure.key !== 'internal') return 'failed'
  throw failure
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
