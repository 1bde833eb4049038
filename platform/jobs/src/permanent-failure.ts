/**
 * Thrown by a job when another attempt cannot help, such as an address that does not exist. The job becomes a
 * dead letter at once. `message` is shown to operators: nothing personal in it.
 */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
