import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '../processes'
import { createInstallation, type Installation } from '../server/installation'
import {
  type Caller,
  createCaller,
  feedPosition,
  makeRecords,
  readSteadily,
  replay,
  writeSteadily,
} from './clients'
import { judgeEvents, type Written } from './judge-events'
import { judgeMemory, memoryOf } from './memory'
import { judgeReads, type Reads } from './read-times'
import { manners, type Receiver, startReceiver } from './receivers'

interface LoadOptions {
  readonly minutes: number
  readonly perSecond: number
  readonly say: (sentence: string) => void
}

/** Records that are written: one of them every half a second, at fifty a second. */
const recordCount = 25

/** A run with fewer changes than this share of the target proves less than it claims. */
const leastRate = 0.9

/** How long webhooks are on and off in turns. */
const phaseMs = 30_000

/** A machine that does other work as well takes minutes to load the demo world. */
const firstStartMs = 600_000

/** How long receivers that are prompt by then have after the last change. */
const drainMs = 300_000

/** A receiver that dies is down for a part of this, each time. */
const deathEveryMs = 20_000

/** Makes changes for that time with receivers of every manner; returns the broken promises, as text. */
export async function measureUnderLoad(
  postgres: { readonly connectionString: string; readonly folder: string },
  options: LoadOptions,
): Promise<readonly string[]> {
  const { perSecond, say } = options
  const installation = await createInstallation(postgres, 'webhooks')
  // The first start loads the demo world, which the second must find.
  const servers = [await installation.start(firstStartMs)]
  servers.push(await installation.start(firstStartMs))
  const receivers: Receiver[] = []
  try {
    const token = await installation.run(['token', 'admin@example.com'])
    const admin = createCaller(servers, `Bearer ${token}`)
    const ids = await makeRecords(admin, recordCount)
    const written = new Map(ids.map((id) => [id, [] as (readonly string[])[]]))
    for (const manner of manners) receivers.push(await startReceiver(postgres.folder, manner))
    const hooks = await register(installation, receivers)
    // Receivers get nothing from before the first event, which instructs them to read everything.
    await until(() => receivers.every((receiver) => receiver.told().length > 0), drainMs)
    const from = await feedPosition(admin)
    const reader = createCaller(servers, (await installation.authorize()).replace('Authorization: ', ''))
    const { reads, memory, rate } = await run(
      { installation, servers, admin, reader, receivers, hooks, written },
      options,
    )
    await drain(hooks, receivers, written, say)
    const told = await replay(admin, from)
    return [
      ...judgeEvents('the feed', written, told),
      ...receivers.flatMap((receiver) => judgeReceiver(receiver, written, say)),
      ...(rate < perSecond * leastRate ? [`only ${rate.toFixed(1)} changes a second were made`] : []),
      ...judgeReads(reads, say),
      ...judgeMemory(memory, say),
    ]
  } finally {
    await Promise.all(receivers.map(({ kill }) => kill()))
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

interface Scene {
  readonly installation: Installation
  readonly servers: readonly RunningServer[]
  readonly admin: Caller
  readonly reader: Caller
  readonly receivers: readonly Receiver[]
  readonly hooks: Hooks
  readonly written: ReadonlyMap<string, (readonly string[])[]>
}

/** Runs changes, reads, deaths, and webhooks that are switched on and off in turns. */
async function run(scene: Scene, { minutes, perSecond, say }: LoadOptions) {
  const ends = Date.now() + minutes * 60_000
  const isOver = () => Date.now() >= ends
  const reads: Reads = { with: [], without: [] }
  const memory: number[][] = scene.servers.map(() => [])
  let phase: keyof Reads = 'with'
  const turns = async () => {
    while (!isOver()) {
      await pause(Math.min(phaseMs, Math.max(0, ends - Date.now())))
      phase = phase === 'with' ? 'without' : 'with'
      await scene.hooks.switchTo(phase === 'with')
    }
  }
  const deaths = async () => {
    const dying = scene.receivers.find(({ manner }) => manner === 'dying')
    for (let death = 0; dying !== undefined && !isOver(); death += 1) {
      await pause(deathEveryMs)
      await dying.kill()
      await pause(((death % 4) + 1) * 2_000)
      dying.restart()
    }
  }
  const samples = async () => {
    while (!isOver()) {
      for (const [index, { pid }] of scene.servers.entries()) memory[index]?.push(memoryOf(pid))
      await pause(2_000)
    }
  }
  await Promise.all([
    writeSteadily(scene.admin, scene.written, perSecond, isOver),
    readSteadily(scene.reader, isOver, (took) => reads[phase].push(took)),
    turns(),
    deaths(),
    samples(),
  ])
  const count = [...scene.written.values()].reduce((sum, writes) => sum + writes.length, 0)
  const rate = count / minutes / 60
  say(`${count} changes in ${minutes} minutes: ${rate.toFixed(1)} a second of ${perSecond}.`)
  return { reads, memory, rate }
}

/** The webhooks of the receivers, all together. */
interface Hooks {
  readonly switchTo: (isOn: boolean) => Promise<void>
}

async function register(installation: Installation, receivers: readonly Receiver[]): Promise<Hooks> {
  for (const { manner, url } of receivers) {
    const options = ['--name', manner, '--user', 'admin@example.com', '--objects', 'Utility__c', '--url', url]
    await installation.run(['webhook', 'add', ...options])
  }
  return {
    switchTo: (isOn) =>
      installation.query(
        isOn
          ? 'update webhooks.subscription set is_stopped = false, failures = 0, due_at = now()'
          : 'update webhooks.subscription set is_stopped = true',
      ),
  }
}

/** Makes every receiver prompt, and waits until it has received everything. */
async function drain(
  hooks: Hooks,
  receivers: readonly Receiver[],
  written: Written,
  say: LoadOptions['say'],
): Promise<void> {
  for (const receiver of receivers) {
    await receiver.kill()
    receiver.restart('prompt')
  }
  await hooks.switchTo(true)
  const began = Date.now()
  const isDone = () => receivers.every(({ told }) => judgeEvents('', written, told()).length === 0)
  await until(isDone, drainMs)
  say(`Receivers had everything ${Math.round((Date.now() - began) / 1000)} s after the last change.`)
}

function judgeReceiver(receiver: Receiver, written: Written, say: LoadOptions['say']): readonly string[] {
  const told = receiver.told()
  const news = new Set(told.map(({ id }) => id)).size
  say(`${receiver.manner}: ${told.length} events, ${told.length - news} of them again.`)
  const followed = receiver.followedRedirects()
  return [
    ...judgeEvents(receiver.manner, written, told),
    ...(followed === 0 ? [] : [`${receiver.manner}: ${followed} redirects were followed`]),
  ]
}

async function until(holds: () => boolean, mostMs: number): Promise<void> {
  const ends = Date.now() + mostMs
  while (!holds() && Date.now() < ends) await pause(1_000)
}
