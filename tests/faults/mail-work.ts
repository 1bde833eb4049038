import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Answer, bodyOf, type FaultWorld } from './fault-world'
import type { People } from './people'
import type { Received } from './post-office'

/**
 * The kinds of work that mails belong to. `notice` is a record and its mail in one transaction, requested with a key;
 * the others are forms: `reset` and `lookUp` mail a link to reset a password or to register, `move` one to a new
 * address and one to the old, and `password` reports that the password was changed.
 */
export const mailWorkKinds = ['notice', 'reset', 'lookUp', 'move', 'password'] as const
export type MailWorkKind = (typeof mailWorkKinds)[number]

/** Number of mails that a unit of work leads to. */
export const mailsOf: Readonly<Record<MailWorkKind, number>> = {
  notice: 1,
  reset: 1,
  lookUp: 1,
  move: 2,
  password: 1,
}

/** A unit of work with mails that was requested once, and may or may not have been acknowledged. */
export interface MailWork {
  readonly kind: MailWorkKind
  readonly isAcknowledged: boolean
  /** Retries immediately, as a client without a response does, until there is one. */
  readonly retry: () => Promise<void>
  /**
   * Called when the queue is empty. Checks that each mail arrived, and that all its deliveries are one message: the
   * same key, the same text. Its link opens; its record or password exists. Returns how often each mail arrived.
   */
  readonly arrived: () => Promise<readonly number[]>
}

/** What a kind of work requests, and what is true once it is done. */
interface Plan {
  readonly send: () => Promise<Answer>
  /** Returns whether the response confirms that it is done, by this request or an earlier one. */
  readonly isDone: (answer: NonNullable<Answer>) => boolean
  readonly recipients: readonly string[]
  readonly check: () => Promise<void>
}

const login = '/lwr/apex/v65.0/CustomerPortalLoginController'
const profile = '/lwr/apex/v65.0/CustomerPortalProfileController'
const registration = '/lwr/apex/v65.0/CustomerPortalRegistrationController'
const linkPurposes: Readonly<Record<string, string>> = {
  '/reset-password': 'passwordReset',
  '/create-password': 'registration',
  '/verify-email': 'emailVerification',
  '/change-email/undo': 'emailChangeUndo',
}

/** Prepares work for a person who receives no other mail, and returns what sends it. */
export async function prepareMailWork(
  world: FaultWorld,
  people: People,
  kind: MailWorkKind,
): Promise<() => Promise<MailWork>> {
  const plan = await planners[kind](world, people)
  return async () => {
    return {
      kind,
      isAcknowledged: isSettled(plan, await plan.send()),
      retry: async () => {
        for (;;) {
          if (isSettled(plan, await plan.send())) return
          await pause(20)
        }
      },
      arrived: async () => {
        await plan.check()
        const counts: number[] = []
        for (const recipient of plan.recipients) counts.push(await oneMessage(world, recipient))
        return counts
      },
    }
  }
}

/** Returns whether the work is done. A response that blames the request does not come from a dying server. */
function isSettled({ isDone }: Plan, answer: Answer): boolean {
  if (answer === null) return false
  if (isDone(answer)) return true
  expect([answer.status >= 500 || answer.status === 409, answer]).toEqual([true, answer])
  return false
}

const planners: Readonly<Record<MailWorkKind, (world: FaultWorld, people: People) => Plan | Promise<Plan>>> =
  {
    notice: (world, people) => {
      const key = randomUUID()
      const username = people.withLogin()
      return {
        send: () => world.send('POST', '/faults/mailed', { key, username }),
        isDone: isOk,
        recipients: [username],
        check: async () => {
          const events = await world.query(
            `select e.kind from record."Utility__c" r join feed.change_event e on e.record_id = r."Id"
             where r."Name" = $1`,
            [key],
          )
          expect(events).toEqual([{ kind: 'create' }])
        },
      }
    },
    reset: (world, people) => {
      const username = people.withLogin()
      return {
        send: () => world.send('POST', `${login}/forgotPassword`, { username }),
        isDone: isOk,
        recipients: [username],
        check: async () => undefined,
      }
    },
    lookUp: (world, people) => {
      const { email, identifier, zipCode } = people.withoutLogin()
      return {
        send: () => world.send('POST', `${registration}/findMyAccount`, { identifier, zipCode }),
        isDone: isOk,
        recipients: [email],
        check: async () => undefined,
      }
    },
    move: async (world, people) => {
      const { username, password, headers } = await signedIn(world, people)
      const newEmail = `${randomUUID()}@example.com`
      const body = { currentPassword: password, newEmail, confirmEmail: newEmail }
      return {
        send: () => world.send('POST', `${profile}/changeEmail`, body, headers),
        // «Too soon» counts the earlier request, whose mails exist.
        isDone: (answer) => isOk(answer) || answer.status === 429,
        recipients: [username, newEmail],
        check: async () => undefined,
      }
    },
    password: async (world, people) => {
      const { username, password, headers } = await signedIn(world, people)
      const newPassword = `Lamp-${randomUUID()}!`
      const body = { currentPassword: password, newPassword, confirmPassword: newPassword }
      return {
        send: () => world.send('POST', `${login}/changePassword`, body, headers),
        // The submitted password is no longer the current one: the earlier request has changed it.
        isDone: (answer) => isOk(answer) || JSON.stringify(answer.body).includes('WRONG_PASSWORD'),
        recipients: [username],
        check: async () => {
          const found = await world.send('POST', '/faults/check-password', {
            username,
            password: newPassword,
          })
          expect(found?.body).toEqual({ isRight: true })
        },
      }
    },
  }

/**
 * Returns a customer with a password used only for this work, and the headers of a program authorised by the customer.
 */
async function signedIn(world: FaultWorld, people: People) {
  const username = people.withLogin()
  const password = `Porch-${randomUUID()}!`
  const issued = bodyOf<{ token: string }>(await world.send('POST', '/faults/token', { username, password }))
  return { username, password, headers: { authorization: `Bearer ${issued.token}` } }
}

/** Matches the pages that scheduled mails link to, such as a bill that is past due. */
const aboutAccount = /https?:\/\/[^/\s]+(?:\/es)?\/(?:accounts|autopay|bills|payments)\b/

/** Checks that everything that arrived for a person is one message, whose link opens; returns how often it arrived. */
async function oneMessage(world: FaultWorld, recipient: string): Promise<number> {
  const received = (await world.post.received(recipient)).filter(({ text }) => !aboutAccount.test(text))
  const messages = new Set(received.map((message) => JSON.stringify(message)))
  expect([...messages], `messages to ${recipient}`).toHaveLength(1)
  for (const message of received.slice(0, 1)) await expectOpen(world, message)
  return received.length
}

async function expectOpen(world: FaultWorld, { text }: Received): Promise<void> {
  const [address] = /https?:\S+[?&]link=[\w-]+/.exec(text) ?? []
  if (address === undefined) return
  const { pathname, searchParams } = new URL(address)
  const purpose = linkPurposes[pathname.replace(/^\/es/, '')]
  const looked = await world.send('POST', '/faults/link', { token: searchParams.get('link'), purpose })
  expect(looked?.body).toMatchObject({ state: 'valid' })
}

/** Allows people to request mail again, as if the minute and the day had passed. */
export async function forgetLimits(world: FaultWorld): Promise<void> {
  await world.query('delete from identity.attempt')
}

/** Waits until no job is left to run; delayed jobs become due now, as if the delay had passed. */
export async function emptyQueue(world: FaultWorld): Promise<void> {
  for (;;) {
    const jobs = await world.query<{ task: string; error: string | null; isDead: boolean }>(
      `select task.identifier as task, job.last_error as error,
              job.locked_at is null and job.attempts >= job.max_attempts as "isDead"
       from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id`,
    )
    expect(jobs.filter(({ isDead }) => isDead)).toEqual([])
    if (jobs.length === 0) return
    await world.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    await pause(20)
  }
}

function isOk(answer: NonNullable<Answer>): boolean {
  return answer.status === 200
}
