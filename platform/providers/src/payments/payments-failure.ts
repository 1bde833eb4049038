/**
 * The processor did not carry out the request. `unavailable`: it could not be reached, timed out or sent an
 * unintelligible response, and whether it carried it out is not known; retry with the same key. `refused`: it rejected
 * the request, and will do so again. The message contains codes only, so that it can be logged.
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

/** Returns the processor's response, or throws its failure; any other error is rethrown. */
export async function orPaymentsFailure<Answer>(answer: Promise<Answer>): Promise<Answer | PaymentsFailure> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaymentsFailure) return error
    throw error
  }
}
