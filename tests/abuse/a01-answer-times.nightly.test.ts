import { defaultPasswordCost } from '@porchlight/identity'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import {
  changeEmailForm,
  findMyAccountForm,
  forgotPasswordForm,
  type GuestForm,
  guestMessageForm,
  logInForm,
  resendForm,
  type Subject,
  unknownSubject,
} from './guest-forms'
import { createSignedUp } from './newcomer'
import { composeIdentity, unknownNotCompared } from './planted-identities'
import { numbersTakeTime, usersTakeTime } from './planted-oracles'
import { isTelling, type Timed, tellingTime } from './response-times'
import { twinIt } from './twin-it'

let world: AbuseWorld
let known: readonly Subject[]
const unknown = Array.from({ length: 8 }, unknownSubject)

beforeAll(async () => {
  const real = await openAbuseWorld()
  // The cost of production: at the low cost of other tests, omitting a comparison would not show.
  const context = (of: typeof real.context) => ({
    ...of,
    identity: composeIdentity(of, { passwordCost: defaultPasswordCost }),
  })
  world = await withHole(real, { context })
  known = await Promise.all(unknown.map(() => createSignedUp(world)))
  await world.context.identity.setPassword(world.mine.userId, 'Quiet-hill-42')
})
afterAll(() => world.world.close())

const forms: readonly GuestForm[] = [
  logInForm,
  forgotPasswordForm,
  findMyAccountForm,
  resendForm,
  changeEmailForm,
  guestMessageForm,
]

describe('A01: the time of an answer', () => {
  // Of all forms, the one that hashes takes the longest to distinguish by its times.
  it.each(isWholeRun ? [logInForm] : forms)(
    'to $name tells nobody whether there is such a person',
    async (form) => {
      expect(await areaOf(form, world)).toSatisfy((area: number) => !isTelling(area))
    },
    180_000,
  )

  twinIt.each([
    { hole: 'a comparison is left out', form: logInForm, context: unknownNotCompared },
    { hole: 'more is read of a user', form: forgotPasswordForm, context: usersTakeTime },
    { hole: 'more is read of a number', form: findMyAccountForm, context: numbersTakeTime },
    { hole: 'more is read of a number', form: resendForm, context: numbersTakeTime },
  ])(
    'to $form.name is reported by this check when $hole',
    async ({ form, context }) => {
      const planted = await withHole(world, { context })
      expect(await areaOf(form, planted, { runs: 1 })).toSatisfy(isTelling)
    },
    180_000,
  )
})

/** `runs`: one is enough to see a planted hole; the real server gets the further runs of a machine under load. */
async function areaOf(form: GuestForm, target: AbuseWorld, { runs = 3 } = {}): Promise<number> {
  const timed =
    (people: readonly Subject[]): Timed =>
    async (pair) => {
      const subject = people[pair % people.length] ?? unknownSubject()
      // No limit of a day or less remains from the previous request.
      world.world.advance(86_400_000)
      const started = performance.now()
      await form.sendRequest(target, subject)
      return performance.now() - started
    }
  return await tellingTime(timed(known), timed(unknown), runs)
}
