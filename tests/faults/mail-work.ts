import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Answer, bodyOf, type FaultWorld } from './fault-world'
import type { People } from './people'
import type { Received } from './post-office'

/**
 * The kinds of work that mails belong to. `notice` is a record and its mail in one transaction, asked for with a key;
 * the others are forms: `reset` and `lookUp` mail a link to reset a password or to register, `move` one to a new
 * address and one to the old, and `password` tells that the password was changed.
 */
export const mailWorkKinds = ['notice', 'reset', 'lookUp', 'move', 'password'] as const
export type MailWorkKind = (typeof mailWorkKinds)[number]

/** How many mails a piece of work leads to. */
export const mailsOf: Readonly<Record<MailWorkKind, number>> = {
  notice: 1,
  reset: 1,
  lookUp: 1,
  move: 2,
  password: 1,
}

/** A piece of work with mails that was asked for once, and may or may not have been acknowledged. */
export interface MailWork {
  readonly kind: MailWorkKind
  readonly isAcknowledged: boolean
  /** Asks again at once, as a client does that got no answer, until there is one. */
  readonly retry: () => Promise<void>
  /**
   * To be called when the queue is empty. Each mail is there, and however often it came it is one message: the same
   * key, the same words. Its link opens; its record or password is there. Gives how often each mail came.
   */
  readonly arrived: () => Promise<readonly number[]>
}

/** What a kind of work asks for, and what is true of it once it is done. */
interface Plan {
  readonly send: () => Promise<Answer>
  /** Whether the answer tells that it is done, by this request or an earlier one. */
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

/** Prepares a piece of work of a person who gets no other mail, and gives what sends it. */
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

/** Whether the work is done. An answer that blames the request is no answer of a server that dies. */
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
        // «Too soon» counts the request before, which is there with its mails.
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
        // The password that was given is not the present one any more: the request before has changed it.
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

/** A customer with a password of this work only, and the headers of a program that the customer lets in. */
async function signedIn(world: FaultWorld, people: People) {
  const username = people.withLogin()
  const password = `Porch-${randomUUID()}!`
  const issued = bodyOf<{ token: string }>(await world.send('POST', '/faults/token', { username, password }))
  return { username, password, headers: { authorization: `Bearer ${issued.token}` } }
}

/** The page of what schedules mail of by themselves, such as a bill that is past due. */
const aboutAccount = /https?:\/\/[^/\s]+(?:\/es)?\/(?:accounts|autopay|bills|payments)\b/

/** Everything that came for a person of a work is one message, whose link opens; gives how often it came. */
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

/** Lets people ask for mail again, as if the minute and the day had passed. */
export async function forgetLimits(world: FaultWorld): Promise<void> {
  await world.query('delete from identity.attempt')
}

/** Waits until no job is left to run; those that wait for a time come due now, as if that time had passed. */
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
