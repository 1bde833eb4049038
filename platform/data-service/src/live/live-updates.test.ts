import { expect, test } from 'vitest'
import { getThing } from '../test-world/test-adapters'
import { firstId, follow, makeFamily, secondId, settle } from '../test-world/test-world'
import type { LiveEvent, LiveTransport } from './live-transport'
import { startLiveUpdates } from './live-updates'
import type { LiveChanges } from './live-wire'
import { shareTransport, type TabChannel } from './shared-transport'

const nothing: LiveChanges = { touched: [], gone: [], missed: false }

/** A server's side of a stream: what it receives, and what it sends. */
class Stream implements LiveTransport {
  readonly told: string[] = []
  changes: LiveChanges | null = nothing
  isDown = false
  opened = 0
  say: (event: LiveEvent) => void = () => undefined

  open(listener: (event: LiveEvent) => void) {
    this.opened += 1
    this.say = listener
    return () => {
      this.opened -= 1
    }
  }

  async hold(
    connectionId: string,
    records: readonly { readonly id: string; readonly weakEtag: number }[],
    since: string | null,
  ) {
    if (this.isDown) throw new TypeError('no answer')
    this.told.push(
      `${connectionId} ${records.map(({ id, weakEtag }) => `${id}@${weakEtag}`).join()} ${since}`,
    )
    return this.changes
  }
}

function start() {
  const world = makeFamily()
  const stream = new Stream()
  const timers: (() => void)[] = []
  let signedOut = 0
  const stop = startLiveUpdates({
    dataService: world.dataService,
    transport: stream,
    schedule: (_milliseconds, run) => {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), 1)
    },
    onSignedOut: () => {
      signedOut += 1
    },
  })
  const elapse = () => {
    for (const run of timers.splice(0)) run()
  }
  return { ...world, world, stream, stop, elapse, signedOut: () => signedOut }
}

const hello = (connectionId: string, position: string): LiveEvent => ({
  kind: 'hello',
  connectionId,
  position,
})

test('the server learns what is held when the stream opens, and what comes later', async () => {
  const { dataService, stream, elapse } = start()
  await dataService.read(getThing, { id: secondId, fields: ['Name'] })
  stream.say(hello('one', '1.0'))
  await settle()
  expect(stream.told).toEqual([`one ${secondId}@1 null`])
  elapse()
  await dataService.read(getThing, { id: firstId, fields: ['Name'] })
  elapse()
  await settle()
  expect(stream.told.at(-1)).toBe(`one ${firstId}@2 null`)
})

test('a record that changed elsewhere is read again, one that is held in that version is not', async () => {
  const { world, server, stream } = start()
  const reader = follow(world, ['Name'])
  await settle()
  reader.take()
  server.takeLog()
  server.put(firstId, { Name: 'elsewhere' })
  const touched = [{ id: firstId, apiName: 'Thing', weakEtag: 3 }]
  stream.say({ kind: 'changes', position: '2.0', changes: { ...nothing, touched } })
  await settle()
  expect(reader.take()).toEqual(['Fulfilled Name=elsewhere'])
  expect(server.takeLog()).toHaveLength(1)
  stream.say({ kind: 'changes', position: '3.0', changes: { ...nothing, touched } })
  await settle()
  expect(server.takeLog()).toEqual([])
})

test('a record that is gone is forgotten, and its readers learn it', async () => {
  const { world, server, stream } = start()
  const reader = follow(world, ['Name'])
  await settle()
  reader.take()
  server.records.delete(firstId)
  stream.say({ kind: 'changes', position: '2.0', changes: { ...nothing, gone: [firstId] } })
  await settle()
  expect(reader.take()).toEqual(['Error 404'])
})

test('after a drop everything held is told again, with the position of the last event', async () => {
  const { world, server, stream } = start()
  const reader = follow(world, ['Name'])
  stream.say(hello('one', '1.0'))
  await settle()
  stream.say({ kind: 'changes', position: '5.0', changes: nothing })
  server.put(firstId, { Name: 'missed' })
  stream.changes = { ...nothing, missed: true }
  reader.take()
  stream.say(hello('two', '9.0'))
  await settle()
  expect(stream.told.at(-1)).toBe(`two ${firstId}@2 5.0`)
  expect(reader.take()).toEqual(['Fulfilled Name=missed'])
})

test('what could not be told is told again later', async () => {
  const { dataService, stream, elapse } = start()
  stream.say(hello('one', '1.0'))
  await settle()
  stream.isDown = true
  await dataService.read(getThing, { id: firstId, fields: ['Name'] })
  elapse()
  await settle()
  stream.isDown = false
  elapse()
  await settle()
  expect(stream.told.at(-1)).toBe(`one ${firstId}@2 null`)
})

test('the end of the session is told', () => {
  const { stream, signedOut } = start()
  stream.say({ kind: 'signedOut' })
  expect(signedOut()).toBe(1)
})

test('the tabs of a browser share one stream, and another tab takes over when the first closes', async () => {
  const stream = new Stream()
  const browser = new Browser()
  const seen: string[][] = [[], [], []]
  const close = seen.map((events) =>
    shareTransport(stream, () => browser.openChannel(), browser.locks).open((event) => {
      if (event.kind === 'hello') events.push(event.connectionId)
    }),
  )
  await settle()
  expect(stream.opened).toBe(1)
  stream.say(hello('one', '1.0'))
  expect(seen).toEqual([['one'], ['one'], ['one']])
  close[0]?.()
  await settle()
  expect(stream.opened).toBe(1)
  stream.say(hello('two', '2.0'))
  expect(seen).toEqual([['one'], ['one', 'two'], ['one', 'two']])
  close[1]?.()
  close[2]?.()
  await settle()
  expect(stream.opened).toBe(0)
})

/**
 * What tabs share: channels on which each receives the messages of all others, and a lock that only one holds at a
 * time.
 */
class Browser {
  readonly #channels = new Set<(data: unknown) => void>()
  #turn: Promise<unknown> = Promise.resolve()

  readonly locks = {
    request: (_name: string, { signal }: { readonly signal: AbortSignal }, run: () => Promise<void>) => {
      this.#turn = this.#turn.then(() => (signal.aborted ? undefined : run()))
      return this.#turn
    },
  }

  openChannel(): TabChannel {
    const heard: ((data: unknown) => void)[] = []
    const hear = (data: unknown) => {
      for (const listener of heard) listener(data)
    }
    this.#channels.add(hear)
    return {
      postMessage: (data) => {
        for (const other of this.#channels) if (other !== hear) other(data)
      },
      addEventListener: (_type, listener) => heard.push((data) => listener({ data })),
      close: () => void this.#channels.delete(hear),
    }
  }
}
