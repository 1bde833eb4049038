import type { JsonService } from '../http/call-json'
import type { CallbackListener } from './callbacks/listen-for-callbacks'
import type { TestData } from './test-data'

/** What a gateway is checked with. */
export interface CheckSetup {
  readonly service: JsonService
  readonly data: TestData
  /** Null without a listener: calls to the server are not checked then. */
  readonly callbacks: { readonly listener: CallbackListener; readonly secrets: readonly string[] } | null
  /** The types and units that a line of a bill may have. */
  readonly billLines: { readonly types: readonly string[]; readonly units: readonly string[] }
  /** How long to wait for what the gateway does asynchronously. */
  readonly waitMs: number
  /** The interval between two attempts while waiting. */
  readonly pauseMs: number
  readonly now: () => Date
  /** Called with a description of what the check is waiting for. */
  readonly say: (sentence: string) => void
}

/** The setup needed where the server makes no JSON calls itself. */
export type CallbackSetup = Omit<CheckSetup, 'service'>

/**
 * Returns a name for a test order or a person's check: as long as the server's own, and recognisable as test data by
 * its prefix.
 */
export function testName(): string {
  return `PLCHECK${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`
}

/** Polls until `isDone` or the timeout, and returns the last answer. */
export async function awaited<Answer>(
  { waitMs, pauseMs }: Pick<CheckSetup, 'waitMs' | 'pauseMs'>,
  ask: () => Promise<Answer> | Answer,
  isDone: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = performance.now() + waitMs
  for (;;) {
    const answer = await ask()
    if (isDone(answer) || performance.now() >= end) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
