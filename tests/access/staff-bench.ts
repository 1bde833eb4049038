import { listMessages } from '@porchlight/providers/mail'
import { searchAudit } from '@porchlight/record-engine'
import { composeContext, createServer } from '@porchlight/server/testing'
import { createTestWorld } from '@porchlight/test-kit/world'
import { expect } from 'vitest'

export const advisor = 'advisor.first@example.com'
export const supervisor = 'supervisor@example.com'
export const admin = 'admin@example.com'
export const customer = 'dana.whitcombe@example.com'

/** The methods of the staff page on a separate demo world, in two processes. */
export type StaffBench = Awaited<ReturnType<typeof openStaffBench>>

/** Opens a bench with background work, so that mail is sent and work is released. */
export async function openStaffBench() {
  const world = await createTestWorld({ background: true })
  // Another process over the same database, with its own memory.
  const { settings, pool, now, identity } = world.context
  const otherContext = await composeContext(settings, pool, { now })
  const other = await createServer(otherContext, null)
  let count = 0

  async function callAs(token: string | null, method: string, payload: object) {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/lwr/apex/v65.0/CustomerPortalStaffController/${method}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      payload,
    })
    return { status: answer.statusCode, body: answer.json(), key: answer.headers['x-error-key'] }
  }

  const call = async (username: string | null, method: string, payload: object = {}) =>
    callAs(username === null ? null : await world.tokenOf(username), method, payload)

  async function rowsOf<Row extends object>(sql: string, values: readonly unknown[] = []) {
    return (await pool.query<Row>(sql, [...values])).rows
  }

  return {
    world,
    /** Calls a method with a token that the caller has. */
    callAs,
    call,
    rowsOf,
    settle: async () => world.background?.idle(),
    userIdOf: async (username: string) => {
      const sql = 'select "Id" as id from record."User" where "Username" = $1'
      return (await rowsOf<{ id: string }>(sql, [username]))[0]?.id ?? ''
    },
    personOf: async (userId: string) => (await call(admin, 'listStaff', { userId })).body.people[0],
    /** Invites a person used by no other test, and returns the id and the address. */
    invite: async (fields: object = {}) => {
      count += 1
      const email = `staff.${count}@example.com`
      const { status, body } = await call(admin, 'inviteStaff', {
        firstName: 'Imelda',
        lastName: `Norwich ${count}`,
        email,
        role: 'Advisor',
        brand: 'first',
        language: 'en',
        ...fields,
      })
      expect(status).toBe(200)
      await world.background?.idle()
      return { userId: String(body.userId), email }
    },
    /** Returns the tokens of the links to set a password in the mails to an address, newest first. */
    linksTo: async (email: string): Promise<readonly string[]> => {
      const mails = (await listMessages(pool)).filter(({ to }) => to === email)
      const links = mails.flatMap((mail) => mail.links)
      return links
        .filter((link) => link.includes('/reset-password?link='))
        .map((link) => new URL(link).searchParams.get('link') ?? '')
    },
    stateOf: async (token: string, brand = 'first') =>
      (await identity.lookAtOneTimeToken(token, { purpose: 'passwordReset', brand })).state,
    auditOf: async (recordId: string) => {
      const newestFirst = await searchAudit(pool, { recordId }, { after: null, limit: 1_000 })
      return newestFirst
        .map(({ action, userId, changes }) => ({ action, user_id: userId, changes }))
        .reverse()
    },
    /** Returns the responses of this process and of the other to a token. */
    opens: async (token: string): Promise<readonly number[]> => {
      const request = {
        url: '/services/data/v65.0/ui-api/nav-items?formFactor=Large&pageSize=100',
        headers: { authorization: `Bearer ${token}` },
      }
      return [(await world.app.inject(request)).statusCode, (await other.inject(request)).statusCode]
    },
    close: async () => {
      await other.close()
      await otherContext.close()
      await world.close()
    },
  }
}
