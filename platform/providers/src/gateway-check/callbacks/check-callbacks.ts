import { createHash } from 'node:crypto'
import type { TSchema } from 'typebox'
import { mostCallbackBytes } from '../../http/callback-size'
import type { CheckRun, Verdict } from '../check-run'
import { awaited, type CallbackSetup } from '../check-setup'
import { shapeProblem } from '../shape-problem'
import { shownBody } from '../written'
import type { Delivery } from './listen-for-callbacks'
import { signatureProblem } from './signature-problem'

/** The calls of a kind of gateway to the server. */
export interface CallbackKind {
  /** `/webhooks/market`. */
  readonly path: string
  readonly header: string
  readonly schema: TSchema
  /** The real reader: returns null where the server would reject the call. */
  readonly read: (
    callback: { readonly body: string; readonly signature: string | undefined },
    secrets: readonly string[],
    now: Date,
  ) => object | null
  readonly rules: {
    readonly signed: string
    readonly signedNow: string
    readonly small: string
    readonly sentAgain: string
    readonly sentOnce: string
  }
  /** Checks whether a call is due in this run; others belong to earlier runs. */
  readonly isOwn: (body: object) => boolean
  /** Returns what is wrong with the contents of the calls; null if nothing is. */
  readonly judge: (bodies: readonly object[]) => Promise<Omit<Wrong, 'delivery'> | null>
}

interface Wrong {
  readonly problem: string
  readonly says: string
  readonly mend: string
  readonly delivery: Delivery
}

/**
 * Starts to respond in place of the server: 500 to the first call with a given content, 202 to repeats, and 404 to
 * calls that the server would not trust.
 */
export function beginCallbacks(setup: CallbackSetup, kind: CallbackKind): void {
  const { callbacks } = setup
  if (callbacks === null) return
  const { listener, secrets } = callbacks
  const seen = new Set<string>()
  listener.expect(kind.header, (delivery) => {
    const body = delivery.path.endsWith(kind.path) ? kind.read(delivery, secrets, delivery.at) : null
    if (body === null) return 404
    if (!kind.isOwn(body)) return 202
    const key = digestOf(delivery.body)
    if (seen.has(key)) return 202
    seen.add(key)
    return 500
  })
}

/** Waits for the calls that are due, and checks each. `needs` lists the checks that trigger them. */
export async function checkCallbacks(
  run: CheckRun,
  setup: CallbackSetup,
  kind: CallbackKind,
  needs: readonly string[],
): Promise<void> {
  const { callbacks, say } = setup
  const look = (
    id: string,
    title: string,
    before: readonly string[],
    verdict: () => Promise<Verdict> | Verdict,
  ) =>
    run.check({ id, title, needs: before }, async () => {
      if (callbacks === null) return { skipped: 'Nobody listened: give --listen and --public.' }
      return verdict()
    })
  const faultOf = ({ delivery, problem, says, mend }: Wrong) => ({
    problem,
    sent: 'Nothing: the gateway calls.',
    came: `POST ${delivery.path} with ${delivery.bytes} bytes: ${shownBody(delivery.body, callbacks?.secrets)}`,
    says,
    section: 'Rules',
    mend,
  })
  const deliveries = callbacks?.listener.deliveries ?? []
  const secrets = callbacks?.secrets ?? []

  await look('callback', 'Calls to the server come', needs, async () => {
    say(`Waiting for a call to ${kind.path} …`)
    await awaited(
      setup,
      () => deliveries,
      (came) => came.some(({ path }) => path.endsWith(kind.path)),
    )
    const [first] = deliveries
    if (first === undefined) {
      return {
        problem: `No call to POST ${kind.path} came within ${setup.waitMs / 1_000} seconds.`,
        sent: 'Nothing: the gateway calls.',
        came: 'Nothing.',
        says: 'The gateway calls this address of the server.',
        section: `POST ${kind.path}`,
        mend: 'Set the public address of this check as that of the server, and see whether the gateway can reach it. Give --wait if it takes longer.',
      }
    }
    if (deliveries.some(({ path }) => path.endsWith(kind.path))) return null
    return {
      ...faultOf({
        delivery: first,
        problem: `The gateway calls ${first.path} and not ${kind.path}.`,
        says: 'The gateway calls this address of the server.',
        mend: `Call ${kind.path} below the address of the server.`,
      }),
      section: `POST ${kind.path}`,
    }
  })
  await look('callback-small', 'Calls to the server are small', ['callback'], () => {
    const large = deliveries.find(({ bytes }) => bytes > mostCallbackBytes)
    if (large === undefined) return null
    return faultOf({
      delivery: large,
      problem: `A call to the server has ${large.bytes} bytes.`,
      says: kind.rules.small,
      mend: 'Send what the document describes and no more, one event a call.',
    })
  })
  for (const [id, title, says] of [
    ['signature', 'Calls to the server are signed', kind.rules.signed],
    ['time', 'Calls to the server are signed when they are sent', kind.rules.signedNow],
  ] as const) {
    const before = id === 'time' ? ['callback-signature'] : ['callback-small']
    await look(`callback-${id}`, title, before, () => {
      for (const delivery of deliveries) {
        const problem = signatureProblem(delivery, kind.header, secrets)
        if (problem?.kind === id) return faultOf({ delivery, says, ...problem })
      }
      return null
    })
  }
  await look('callback-shape', 'Calls to the server have the right form', ['callback-time'], () => {
    for (const delivery of deliveries) {
      const problem = shapeProblem(kind.schema, jsonOf(delivery.body))
      if (problem === null) continue
      const { path, expected, came } = problem
      const at = path === 'the answer' ? 'the body' : path
      return {
        ...faultOf({
          delivery,
          problem: `In a call to the server, ${at} is not as agreed: expected ${expected}, came ${came}.`,
          says: 'The form of the request is in this section.',
          mend: `Send ${at} as ${expected}.`,
        }),
        section: `POST ${kind.path}`,
      }
    }
    return null
  })
  const own = () =>
    deliveries.flatMap((delivery) => {
      const body = kind.read(delivery, secrets, delivery.at)
      return body === null || !kind.isOwn(body) ? [] : [{ delivery, body }]
    })
  await look('callback-content', 'Calls to the server say what is', ['callback-shape'], async () => {
    const wrong = await kind.judge(own().map(({ body }) => body))
    const [first] = own()
    const delivery = first?.delivery ?? deliveries[0]
    return wrong === null || delivery === undefined ? null : faultOf({ delivery, ...wrong })
  })
  const timesOf = (key: string) => own().filter(({ delivery }) => digestOf(delivery.body) === key)
  await look('callback-again', 'What is answered 500 is sent again', ['callback-shape'], async () => {
    const [first] = own()
    if (first === undefined) return { skipped: 'No call of this run came.' }
    const key = digestOf(first.delivery.body)
    say('Waiting for the call again, which was answered 500 …')
    await awaited(
      setup,
      () => timesOf(key),
      (times) => times.length > 1,
    )
    if (timesOf(key).length > 1) return null
    return faultOf({
      delivery: first.delivery,
      problem: `A call that was answered 500 was not sent again within ${setup.waitMs / 1_000} seconds.`,
      says: kind.rules.sentAgain,
      mend: 'Store the event until it is answered 2xx, and send it again with the same content, signed anew. Give --wait if it takes longer.',
    })
  })
  await look('callback-once', 'What is answered 2xx is not sent again', ['callback-again'], async () => {
    const [first] = own()
    const key = first === undefined ? '' : digestOf(first.delivery.body)
    const gap = gapOf(timesOf(key).map(({ delivery }) => delivery.at))
    say('Waiting whether a call comes that was answered already …')
    const quietMs = Math.min(setup.waitMs, Math.max(2 * gap, 5 * setup.pauseMs))
    const isTooOften = () => own().find(({ delivery }) => timesOf(digestOf(delivery.body)).length > 2)
    await awaited({ ...setup, waitMs: quietMs }, isTooOften, (found) => found !== undefined)
    const found = isTooOften()
    if (found === undefined) return null
    return faultOf({
      delivery: found.delivery,
      problem: 'A call that was answered 202 was sent again.',
      says: kind.rules.sentOnce,
      mend: 'Take any 2xx as the end of a call, whatever its body.',
    })
  })
}

/** Returns the time from the first to the second, in milliseconds. */
function gapOf([first, second]: readonly Date[]): number {
  return first === undefined || second === undefined ? 0 : second.getTime() - first.getTime()
}

const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex')

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
