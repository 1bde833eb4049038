import type { Recorder } from '../recording/recorder'

/** The props of each tab. */
export interface TabProps {
  readonly recorder: Recorder
  /** The text that rows must contain, in lower case. */
  readonly filter: string
}
