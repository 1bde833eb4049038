/**
 * The processor did not carry out the request. `unavailable`: it could not be reached, took too long or made no sense,
 * and whether it did it is not known; ask again with the same key. `refused`: it said no, and will say so again. The
 * message names codes only, so that it can be logged.
 */
export class PaymentsFailure extends Error {
  override readonly name = 'PaymentsFailure'

  constructor(
    readonly kind: 'unavailable' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The processor's answer, or its failure; any other error is thrown. */
export async function orPaymentsFailure<Answer>(answer: Promise<Answer>): Promise<Answer | PaymentsFailure> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaymentsFailure) return error
    throw error
  }
}
