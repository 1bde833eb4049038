import fc, { type Scheduler } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRightsMemo, type RightsMemo, type SignedIn } from './rights-memo'

const startedAt = new Date('2026-03-01T12:00:00Z')
const token = 'token-of-ana'

/** What the database stores about the single user: how often the rights changed, and whether the session has ended. */
interface Stored {
  changes: number
  ended: boolean
}

function signedInAs({ changes }: Pick<Stored, 'changes'>): SignedIn {
  const until = new Date(startedAt.getTime() + 3_600_000)
  return {
    session: {
      id: 'session-of-ana',
      userId: 'ana',
      kind: 'browser',
      createdAt: startedAt,
      lastSeenAt: startedAt,
      idleExpiresAt: until,
      expiresAt: until,
      hostBrand: null,
      language: null,
      deviceLabel: null,
      scopes: null,
      provedAt: null,
      factorProvedAt: null,
    },
    user: {
      userId: 'ana',
      name: 'Ana',
      active: true,
      role: 'Advisor',
      contactId: null,
      servedBrand: String(changes),
    },
  }
}

/**
 * Runs requests, changes of rights and a log-out in the order chosen by `scheduler`, with every database read and write
 * taking its time. Returns the responses to requests that started after a change was acknowledged.
 */
async function outdatedAnswers(
  scheduler: Scheduler,
  steps: readonly ('request' | 'peek' | 'change' | 'logOut')[],
  memo: RightsMemo,
): Promise<readonly string[]> {
  const stored: Stored = { changes: 0, ended: false }
  const acknowledged: Stored = { ...stored }
  const outdated: string[] = []
  const turn = (label: string) => scheduler.schedule(Promise.resolve(), label)
  const lookUp = async (): Promise<SignedIn> => {
    await turn('the session is read')
    const { ended } = stored
    await turn('the user is read')
    const { changes } = stored
    await turn('the answer of the database arrives')
    if (ended) throw new RangeError('No session.')
    return signedInAs({ changes })
  }
  const request = () => use('recall')
  const use = async (call: 'recall' | 'peek') => {
    await turn('a request begins')
    const before = { ...acknowledged }
    const found = await memo[call](token, lookUp).catch(() => null)
    if (found === null) return
    if (before.ended) outdated.push('signed in after the log-out')
    if (Number(found.user.servedBrand) < before.changes) outdated.push('has rights that were taken away')
  }
  const run = {
    request,
    peek: () => use('peek'),
    change: async () => {
      await turn('the change commits')
      stored.changes += 1
      const { changes } = stored
      await turn('the change is heard of')
      memo.forgetUser('ana')
      acknowledged.changes = Math.max(acknowledged.changes, changes)
      await request()
    },
    logOut: async () => {
      await turn('the log-out commits')
      stored.ended = true
      await turn('the log-out is heard of')
      memo.forgetSession('session-of-ana')
      acknowledged.ended = true
      await request()
    },
  }
  const running = Promise.all(steps.map((step) => run[step]()))
  await scheduler.waitFor(running)
  await scheduler.waitFor(request())
  return outdated
}

const interleavings = (makeMemo: () => RightsMemo) =>
  fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.constantFrom('request', 'peek', 'change', 'logOut'), { minLength: 2, maxLength: 6 }),
    async (scheduler, steps) => {
      expect(await outdatedAnswers(scheduler, steps, makeMemo())).toEqual([])
    },
  )

const realMemo = () =>
  createRightsMemo(
    () => startedAt,
    () => true,
  )

describe('the memo of rights', () => {
  it('answers no request by rights that ended before it began, however reads and changes interleave', async () => {
    await fc.assert(interleavings(realMemo), { numRuns: 2_000 })
  })

  it('is caught by this model when what was looked up is remembered whatever was forgotten meanwhile', async () => {
    const planted = (): RightsMemo => {
      const memo = realMemo()
      return {
        ...memo,
        recall: async (key, lookUp) => {
          const found = await lookUp()
          return await memo.recall(key, async () => found)
        },
      }
    }
    const { failed, counterexample } = await fc.check(interleavings(planted), { numRuns: 2_000 })
    expect(failed).toBe(true)
    expect(counterexample?.[1].some((step) => step === 'change' || step === 'logOut')).toBe(true)
  })

  it('remembers what it looked up while nothing changes', async () => {
    const memo = realMemo()
    let lookUps = 0
    const lookUp = async () => {
      lookUps += 1
      return signedInAs({ changes: 0 })
    }
    await memo.recall(token, lookUp)
    await memo.recall(token, lookUp)
    expect(lookUps).toBe(1)
    memo.forgetUser('ana')
    await memo.recall(token, lookUp)
    expect(lookUps).toBe(2)
  })

  it('lets a use be noted every 20 seconds, and looks for nothing else until the session may have ended', async () => {
    let at = startedAt.getTime()
    const memo = createRightsMemo(
      () => new Date(at),
      () => true,
    )
    const calls: string[] = []
    const use = (call: 'recall' | 'peek') =>
      memo[call](token, async () => {
        calls.push(call)
        return signedInAs({ changes: 0 })
      })
    await use('peek')
    await use('peek')
    expect(calls).toEqual(['peek'])
    // A caller that only peeked noted no use.
    await use('recall')
    at += 19_999
    await use('recall')
    await use('peek')
    expect(calls).toEqual(['peek', 'recall'])
    at += 1
    await use('peek')
    expect(calls).toEqual(['peek', 'recall'])
    await use('recall')
    expect(calls).toEqual(['peek', 'recall', 'recall'])
    at = startedAt.getTime() + 3_600_000
    await use('peek')
    expect(calls).toEqual(['peek', 'recall', 'recall', 'peek'])
    expect(await memo.peek('of nobody', async () => null)).toBeNull()
  })
})
