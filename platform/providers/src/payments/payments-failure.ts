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

/** What the processor answers, or that it did not do what it was asked; any other error is thrown. */
export async function orPaymentsFailure<Answer>(asked: Promise<Answer>): Promise<Answer | PaymentsFailure> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PaymentsFailure) return error
    throw error
  }
}
