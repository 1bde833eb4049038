import { readFileSync } from 'node:fs'
import { processorMicroseconds, type RunningServer } from '../processes'
import { barRow, medianOf, type Row, spreadOf } from '../row'

const startBars = { must: 1_500, aim: 500, format: (value: number) => `${Math.round(value)} ms` }
const memoryBars = { must: 200, aim: 150, format: (value: number) => `${Math.round(value)} MB` }
const starts = 3

/**
 * Starts and stops a server a few times over an existing database; measures until it reports ready. The processor's
 * share of that time is reported too, because a busy machine accounts for the rest.
 */
export async function measureStart(
  start: () => Promise<RunningServer>,
  startLimit: () => Promise<RunningServer>,
): Promise<Row> {
  const times: { readonly ours: Start; readonly limit: Start }[] = []
  for (let count = 0; count < starts; count += 1) {
    times.push({ ours: await timeOf(start), limit: await timeOf(startLimit) })
  }
  const ours = times.map((time) => time.ours.milliseconds)
  const cpu = medianOf(times.flatMap((time) => time.ours.processorMs ?? []))
  const spread = spreadOf(ours, (value) => String(Math.round(value)))
  return barRow('start with an existing database', medianOf(ours), startBars, {
    detail: Number.isNaN(cpu) ? spread : `${spread}; ${Math.round(cpu)} ms of processor time`,
    against: `${Math.round(medianOf(times.map((time) => time.limit.milliseconds)))} ms by hand`,
  })
}

interface Start {
  readonly milliseconds: number
  /** Null if the system does not report it. */
  readonly processorMs: number | null
}

async function timeOf(start: () => Promise<RunningServer>): Promise<Start> {
  const from = performance.now()
  const server = await start()
  const milliseconds = performance.now() - from
  const microseconds = processorMicroseconds(server.pid)
  await server.stop()
  return { milliseconds, processorMs: microseconds === null ? null : microseconds / 1_000 }
}

/** Returns the peak memory of a process so far; no row if the system does not report it (only Linux does). */
export function measureMemory(pid: number, limitPid: number): readonly Row[] {
  const [ours, limit] = [mostMegabytes(pid), mostMegabytes(limitPid)]
  if (ours === null || limit === null) return []
  return [
    barRow('most memory, after all workloads', ours, memoryBars, {
      against: `${Math.round(limit)} MB by hand`,
    }),
  ]
}

function mostMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
