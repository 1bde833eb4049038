import type { Recorder } from '../recording/recorder'

/** What each tab is given. */
export interface TabProps {
  readonly recorder: Recorder
  /** What rows have to contain, in lower case. */
  readonly filter: string
}
