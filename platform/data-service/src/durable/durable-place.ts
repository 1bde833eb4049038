/** A place on the device that holds one text of one owner, such as a database of the browser. */
export interface DurablePlace {
  /**
   * Makes the place `owner`'s, and returns the text that it holds of theirs; null without one. What it holds of
   * another owner is removed in the same step.
   */
  claim(owner: string): Promise<string | null>
  /** Puts `text` in the place of what is held, in one step, if the place is still `owner`'s; otherwise gives false. */
  write(owner: string, text: string): Promise<boolean>
  /** Removes what is held. The place has no owner then, so that no page that is still open writes to it. */
  wipe(): Promise<void>
}
