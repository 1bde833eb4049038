import { type ClosingEvent, closingEvents, closings, type WayIn, waysIn } from '@porchlight/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { bringAbout } from './login-events'
import { probesInARow, shuttingProbes } from './login-probes'
import { createLoginWithEverything, type LoginWithEverything } from './login-with-everything'
import { withIdentity } from './planted-identities'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true, background: true, listen: true })
})
afterAll(() => world.world.close())

describe('A41: what lets somebody in', () => {
  it('is all open while nothing happens, and all of it is tried', async () => {
    expect((await openAfter(world, null)).toSorted()).toEqual(waysIn.toSorted())
  })

  it.each(closingEvents)('ends with an event or survives it, as the table says: %s', async (event) => {
    expect(await findLeaks(world, event)).toEqual([])
  })

  twinIt('is reported by this check when undoing leaves factors', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          endWaysIn: (userId, ending) =>
            identity.endWaysIn(
              userId,
              ending.event === 'secondFactorUndone' ? { ...ending, event: 'logOutOfOthers' } : ending,
            ),
        })),
    })
    expect(await findLeaks(planted, 'secondFactorUndone')).toEqual([
      'secondFactorUndone: passkey is open',
      'secondFactorUndone: password is open',
      'secondFactorUndone: authenticatorApp is open',
      'secondFactorUndone: recoveryCode is open',
      'secondFactorUndone: emailVerificationLink is open',
    ])
  })

  twinIt('is reported by this check when a browser stays known', async () => {
    const { pool } = world.context
    await pool.query('alter table record."User" disable trigger login_changed')
    const leaks = await findLeaks(world, 'roleChange')
    await pool.query('alter table record."User" enable trigger login_changed')
    expect(leaks).toEqual([
      'roleChange: presentSession is open',
      'roleChange: otherSession is open',
      'roleChange: bearerToken is open',
      'roleChange: pendingSignIn is open',
      'roleChange: knownDevice is open',
    ])
  })

  twinIt('is reported by this check when an event ends what it should not', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          endSession: async (token) => {
            const session = await identity.findSession(token)
            if (session !== null) await identity.endWaysIn(session.userId, { event: 'logOutOfOthers' })
          },
        })),
    })
    expect(await findLeaks(planted, 'logOut')).toEqual([
      'logOut: otherSession is shut',
      'logOut: bearerToken is shut',
      'logOut: liveStream is shut',
      'logOut: pendingSignIn is shut',
      'logOut: knownDevice is shut',
    ])
  })
})

/** Returns the cells of an event in which the server does not do what the table says. */
async function findLeaks(target: AbuseWorld, event: ClosingEvent): Promise<readonly string[]> {
  const open = await openAfter(target, event)
  const tried = [...Object.keys(probesInARow), ...Object.keys(shuttingProbes)] as WayIn[]
  return tried.flatMap((wayIn) => {
    const ends = closings[event].ends.includes(wayIn)
    if (open.includes(wayIn) !== ends) return []
    return [`${event}: ${wayIn} is ${ends ? 'open' : 'shut'}`]
  })
}

/** Returns what still gives access after the event. */
async function openAfter(target: AbuseWorld, event: ClosingEvent | null): Promise<readonly WayIn[]> {
  const open: WayIn[] = []
  const after = async (work: (login: LoginWithEverything) => Promise<void>) => {
    const login = await createLoginWithEverything(target, { staff: event === 'servedBrandChange' })
    if (event !== null) await bringAbout[event](login)
    await work(login)
    login.stream.close()
  }
  await after(async (login) => {
    for (const [wayIn, probe] of Object.entries(probesInARow)) {
      if (await probe(login)) open.push(wayIn as WayIn)
    }
  })
  for (const [wayIn, probe] of Object.entries(shuttingProbes)) {
    await after(async (login) => {
      if (await probe(login)) open.push(wayIn as WayIn)
    })
  }
  return open
}
