/**
 * Thrown by a job when another attempt cannot help, such as for an address that does not exist. The job becomes a dead
 * letter immediately. `message` is shown to operators, so it must contain no personal data.
 */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
