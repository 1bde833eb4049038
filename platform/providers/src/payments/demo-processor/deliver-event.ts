import { signatureHeader, signEvent } from '../event-signature'
import type { ProcessorFaults } from './processor-faults'
import type { ProcessorStore } from './processor-store'

/** Where events are posted, and how they are signed. */
export interface EventDelivery {
  readonly store: ProcessorStore
  readonly address: string
  readonly secret: string
  readonly now: () => Date
  readonly faults: ProcessorFaults
}

/** Posts the undelivered events. One without a 2xx response within two seconds is retried, with increasing delays. */
export async function deliverEvent({ store, address, secret, now, faults }: EventDelivery): Promise<void> {
  if (faults.delivery === 'held') return
  for (const { id, body } of await store.waitingEvents(faults.delivery === 'newestFirst')) {
    if (faults.delivery === 'forgedToo') {
      const forged = body.replace(/"amount":\d+/, '"amount":1')
      await post(address, forged, signEvent('not the secret', Buffer.from(forged), now()))
    }
    const times = faults.delivery === 'repeated' ? 3 : 1
    let hasArrived = false
    for (let count = 0; count < times; count += 1) {
      hasArrived = await post(address, body, signEvent(secret, Buffer.from(body), now()))
    }
    await store.noteDelivery(id, hasArrived)
  }
}

async function post(address: string, body: string, signature: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(2_000),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
