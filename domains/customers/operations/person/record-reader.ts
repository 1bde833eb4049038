import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'

/** What methods and jobs alike read people with, before anyone is signed in. */
export interface RecordReader {
  readonly engine: RecordEngine
  readonly systemViewer: Viewer
}
