/** How the processor treats calls. */
export type ProcessorFaultMode = 'well' | 'down' | 'hanging' | 'nonsense' | 'forgetful'

/** How news are delivered. */
export type DeliveryFaultMode = 'once' | 'repeated' | 'newestFirst' | 'held' | 'forgedToo'

export const processorFaultModes: readonly ProcessorFaultMode[] = [
  'well',
  'down',
  'hanging',
  'nonsense',
  'forgetful',
]
export const deliveryFaultModes: readonly DeliveryFaultMode[] = [
  'once',
  'repeated',
  'newestFirst',
  'held',
  'forgedToo',
]

/**
 * Makes the processor go wrong as real ones do. `down`: connections are cut; `hanging`: nothing is answered;
 * `nonsense`: everything is answered with a web page; `forgetful`: what is asked is done, and the connection cut
 * before the answer. Of news: each comes three times; the newest first; none comes; each comes with a forgery.
 */
export interface ProcessorFaults {
  mood: ProcessorFaultMode
  news: DeliveryFaultMode
}
