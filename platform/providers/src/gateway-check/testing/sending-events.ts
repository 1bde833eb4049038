import { signBody } from '../../http/signed-body'

/** The faults in a gateway's calls to the server. */
export interface PlantedCalls {
  readonly path?: string
  readonly secret?: string
  readonly isUnsigned?: boolean
  /** Of the signature, in seconds. */
  readonly age?: number
  /** The maximum and minimum number of times an event is sent. */
  readonly most?: number
  readonly least?: number
  /** Modifies an event before it is sent. */
  readonly body?: (body: object) => object
}

/** Where the server, or the check in its place, is notified. */
export interface EventsWay {
  readonly address: string
  readonly path: string
  readonly header: string
  readonly secret: string
}

/** Sends events until each has a 2xx response, every few milliseconds. */
export function createEventSender(way: EventsWay | null, planted: PlantedCalls) {
  const ends = new AbortController()
  const { most = Number.POSITIVE_INFINITY, least = 1, age = 0 } = planted
  const send = async (event: object): Promise<void> => {
    if (way === null) return
    const body = JSON.stringify(planted.body?.(event) ?? event)
    for (let count = 1; count <= most && !ends.signal.aborted; count += 1) {
      const signature = signBody(body, planted.secret ?? way.secret, new Date(Date.now() - age * 1_000))
      const status = await fetch(`${way.address}${planted.path ?? way.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(planted.isUnsigned === true ? {} : { [way.header]: signature }),
        },
        body,
      }).then(
        (response) => response.status,
        () => 0,
      )
      if (status >= 200 && status < 300 && count >= least) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  return { send: (event: object) => void send(event), stop: () => ends.abort() }
}
