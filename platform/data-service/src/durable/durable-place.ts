/** Storage on the device for one string of one owner, such as a database in the browser. */
export interface DurablePlace {
  /**
   * Makes `owner` the owner of the storage and returns their stored string; null without one. Removes another owner's
   * string in the same step.
   */
  claim(owner: string): Promise<string | null>
  /** Replaces the stored string with `text` in one step if `owner` still owns the storage; otherwise returns false. */
  write(owner: string, text: string): Promise<boolean>
  /** Removes the stored string and the owner, so that pages that are still open can no longer write. */
  wipe(): Promise<void>
}
