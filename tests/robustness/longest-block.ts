import { PerformanceObserver } from 'node:perf_hooks'
import { threadProcessorMs } from '@porchlight/test-kit/processor-time'

/** Maximum time that the event loop may be blocked for everyone else, in milliseconds of the processor. */
export const longestBlockMs = 100

/** An interval in which no one else was served, and the request that it was observed in. */
export interface Block {
  readonly request: string
  readonly milliseconds: number
}

/** Measures how long requests block the event loop. */
export interface BlockMonitor {
  /** Runs `run`, named by `request`; everything that blocks the event loop meanwhile is recorded under that name. */
  readonly watch: <T>(request: string, run: () => Promise<T>) => Promise<T>
  /** Returns the longest block of each request, the longest of all first. */
  readonly blocks: () => readonly Block[]
}

const probeMs = 5

/** An interval between two ticks; its times are those of `performance.now`. */
interface Stretch extends Block {
  readonly from: number
  readonly to: number
}

/**
 * Creates a monitor. A probe ticks while requests are in flight, and the processor time that this thread used from one
 * tick to the next is a block: another process using the machine meanwhile does not count, nor do threads of the pool.
 * Garbage collection time is subtracted, since it cleans up after the tests as well. A block is up to one probe longer
 * than its cause.
 */
export function createBlockMonitor(usedMs: () => number = threadProcessorMs): BlockMonitor {
  const longest = new Map<string, number>()
  const suspects: Stretch[] = []
  const running = new Map<string, number>()
  let [lastUsed, lastAt] = [0, 0]
  let timer: NodeJS.Timeout | null = null

  const look = () => {
    const [used, to] = [usedMs(), performance.now()]
    const milliseconds = used - lastUsed
    for (const request of running.keys()) {
      // The collector reports its work after the fact.
      if (milliseconds > longestBlockMs / 2) suspects.push({ request, milliseconds, from: lastAt, to })
      else longest.set(request, Math.max(longest.get(request) ?? 0, milliseconds))
    }
    lastUsed = used
    lastAt = to
  }

  return {
    watch: async (request, run) => {
      collections ??= watchCollections()
      if (running.size > 0) look()
      lastUsed = usedMs()
      lastAt = performance.now()
      running.set(request, (running.get(request) ?? 0) + 1)
      timer ??= setInterval(look, probeMs)
      try {
        return await run()
      } finally {
        look()
        const others = (running.get(request) ?? 1) - 1
        if (others > 0) running.set(request, others)
        else running.delete(request)
        if (running.size === 0 && timer !== null) {
          clearInterval(timer)
          timer = null
        }
      }
    },
    blocks: () => {
      const found = new Map(longest)
      for (const { request, milliseconds, from, to } of suspects) {
        const own = Math.max(0, milliseconds - collectedMs(from, to))
        found.set(request, Math.max(found.get(request) ?? 0, own))
      }
      return Array.from(found, ([request, milliseconds]) => ({ request, milliseconds })).toSorted(
        (one, other) => other.milliseconds - one.milliseconds,
      )
    },
  }
}

/** The longer collections of this process, the only state shared by all monitors. */
let collections: { readonly from: number; readonly to: number }[] | null = null

function watchCollections() {
  const seen: { from: number; to: number }[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime: from, duration } of list.getEntries()) {
      if (duration > 1) seen.push({ from, to: from + duration })
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  return seen
}

/** Returns how long the collector ran between two times. */
function collectedMs(from: number, to: number): number {
  return (collections ?? []).reduce(
    (sum, each) => sum + Math.max(0, Math.min(to, each.to) - Math.max(from, each.from)),
    0,
  )
}

/**
 * Returns how long a request blocks the event loop each time, in milliseconds: the first of three measurements within
 * the limit, or the least. One-time costs, such as code that runs for the first time, do not count.
 */
export async function leastBlockMs(request: string, run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let times = 0; times < 3 && least > longestBlockMs; times += 1) {
    const monitor = createBlockMonitor()
    await monitor.watch(request, run)
    least = Math.min(least, monitor.blocks()[0]?.milliseconds ?? 0)
  }
  return least
}

/**
 * Writes the longest block to the report of the tests.
 * @throws RangeError where it is too long
 */
export function reportLongestBlock(
  { request, milliseconds }: Block,
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): void {
  const report = `The longest block of the event loop: ${milliseconds.toFixed(1)} ms (${request})`
  write(report)
  if (milliseconds > longestBlockMs) throw new RangeError(`${report}; ${longestBlockMs} ms is the limit`)
}
