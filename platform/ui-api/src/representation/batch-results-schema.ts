import type { ReadErrorBody } from '@porchlight/errors'
import { type TSchema, Type } from 'typebox'

/** The result of one item of a batch: its representation, or its errors. */
export interface BatchResult<Item> {
  readonly result: Item | ReadErrorBody
  /** The status that the item would have had by itself. */
  readonly statusCode: number
}

/** The schema of batch responses, in the requested order. */
export function batchResultsSchema<Item>(item: TSchema) {
  const errors = Type.Array(Type.Object({ errorCode: Type.String(), message: Type.String() }))
  return Type.Unsafe<readonly BatchResult<Item>[]>(
    Type.Array(Type.Object({ result: Type.Union([errors, item]), statusCode: Type.Integer() })),
  )
}
