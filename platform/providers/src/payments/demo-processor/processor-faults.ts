/** How the processor treats calls. */
export type ProcessorFaultMode = 'well' | 'down' | 'hanging' | 'nonsense' | 'forgetful'

/** How events are delivered. */
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
 * Simulates the failures of real processors. `down`: connections are cut; `hanging`: there is no response; `nonsense`:
 * every response is a web page; `forgetful`: the request is carried out, and the connection cut before the response.
 * Events: each three times; the newest first; none; each with a forgery.
 */
export interface ProcessorFaults {
  mood: ProcessorFaultMode
  delivery: DeliveryFaultMode
}
