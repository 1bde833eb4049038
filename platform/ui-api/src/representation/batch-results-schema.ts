import type { ReadErrorBody } from '@porchlight/errors'
import { type TSchema, Type } from 'typebox'

/** What became of one item of a batch: its representation, or why there is none. */
export interface BatchResult<Item> {
  readonly result: Item | ReadErrorBody
  /** The status that the item would have been answered with by itself. */
  readonly statusCode: number
}

/** The schema of the answers of a batch, in the order of what was asked for. */
export function batchResultsSchema<Item>(item: TSchema) {
  const errors = Type.Array(Type.Object({ errorCode: Type.String(), message: Type.String() }))
  return Type.Unsafe<readonly BatchResult<Item>[]>(
    Type.Array(Type.Object({ result: Type.Union([errors, item]), statusCode: Type.Integer() })),
  )
}
