import { expect, test } from 'vitest'
import { createEventStreamTransport, type EventSourceLike } from './event-stream-transport'
import type { LiveEvent } from './live-transport'

type Listener = (event: { readonly data: string; readonly lastEventId: string }) => void

/** A browser's stream whose events the test sends. */
class Source implements EventSourceLike {
  readyState = 0
  readonly #listeners = new Map<string, Listener>()

  addEventListener(type: string, listener: Listener) {
    this.#listeners.set(type, listener)
  }

  close() {
    this.readyState = 2
  }

  say(type: string, data: unknown = {}, lastEventId = '7') {
    this.#listeners.get(type)?.({ data: JSON.stringify(data), lastEventId })
  }

  /** Drops the stream; the browser reopens it by itself. */
  drop() {
    this.readyState = 0
    this.say('error')
  }

  /** Responds to the stream with an error; the browser gives up on it. */
  refuse() {
    this.readyState = 2
    this.say('error')
  }
}

/** Opens a transport whose server responds with `status`, or not at all. */
function open(status: number | null) {
  const sources: Source[] = []
  const events: LiveEvent[] = []
  const asked: string[] = []
  const waits: number[] = []
  let run: (() => void) | null = null
  const transport = createEventStreamTransport({
    address: '/live',
    openEventSource: () => {
      const source = new Source()
      sources.push(source)
      return source
    },
    fetch: async (address) => {
      asked.push(address)
      if (status === null) throw new TypeError('no answer')
      return new Response('{}', { status })
    },
    schedule: (milliseconds, next) => {
      waits.push(milliseconds)
      run = next
      return () => {
        run = null
      }
    },
  })
  const close = transport.open((event) => void events.push(event))
  const last = () => sources.at(-1) as Source
  const refuse = async () => {
    last().refuse()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const elapse = () => {
    const next = run
    run = null
    next?.()
  }
  return { sources, events, asked, waits, close, last, refuse, elapse }
}

test('tells what the stream says', () => {
  const { events, last } = open(404)
  last().say('hello', { connectionId: 'one' }, '3')
  last().say('changes', { touched: [], gone: ['003000000000001AAA'], missed: false }, '4')
  expect(events).toEqual([
    { kind: 'hello', connectionId: 'one', position: '3' },
    {
      kind: 'changes',
      changes: { touched: [], gone: ['003000000000001AAA'], missed: false },
      position: '4',
    },
  ])
})

test('leaves a stream that dropped to the browser', async () => {
  const { asked, sources, last } = open(404)
  last().drop()
  expect([asked, sources.length]).toEqual([[], 1])
})

test.each([404, 503, null])(
  'opens a refused stream again, later each time, when asking gives %s',
  async (status) => {
    const { sources, waits, events, asked, last, refuse, elapse } = open(status)
    for (let times = 0; times < 6; times += 1) {
      await refuse()
      elapse()
    }
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
    expect(sources).toHaveLength(7)
    expect(new Set(asked)).toEqual(new Set(['/live/none/held']))
    expect(events).toEqual([])

    last().say('hello', { connectionId: 'two' })
    await refuse()
    expect(waits.at(-1)).toBe(5_000)
  },
)

test.each([
  ['the stream says so', async ({ last }: ReturnType<typeof open>) => last().say('signed-out')],
  ['it is refused for that', async ({ refuse }: ReturnType<typeof open>) => refuse()],
])('tells once that the session has ended, and opens nothing more, when %s', async (_what, end) => {
  const opened = open(401)
  await end(opened)
  opened.last().say('signed-out')
  opened.elapse()
  expect(opened.events).toEqual([{ kind: 'signedOut' }])
  expect([opened.sources.length, opened.last().readyState]).toEqual([1, 2])
})

test('closes for good: neither a stream nor a wait for one is left', async () => {
  const { sources, events, close, refuse, elapse, last } = open(401)
  close()
  expect(last().readyState).toBe(2)
  await refuse()
  elapse()
  expect([sources.length, events]).toEqual([1, []])

  const waiting = open(503)
  await waiting.refuse()
  waiting.close()
  waiting.elapse()
  expect(waiting.sources).toHaveLength(1)
})

test('a report of held records that was not taken is known as such, and one of an ended session is not repeated', async () => {
  const transport = (status: number) =>
    createEventStreamTransport({
      address: '/live',
      openEventSource: () => new Source(),
      fetch: async () => new Response('{"touched":[],"gone":[],"missed":false}', { status }),
    })
  const hold = (status: number) => transport(status).hold('one', [], null)
  expect(await hold(200)).toEqual({ touched: [], gone: [], missed: false })
  expect(await hold(401)).toBeNull()
  for (const status of [404, 429, 503]) await expect(hold(status)).rejects.toThrow(String(status))
})
