import type { Recorder } from '../recording/recorder'

/** The props of each tab. */
export interface TabProps {
  readonly recorder: Recorder
  /** What rows have to contain, in lower case. */
  readonly filter: string
}
