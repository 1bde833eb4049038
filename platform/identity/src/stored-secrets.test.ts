import { Secret } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityBench, logInRequest, openIdentityBench } from './testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

/** Every value of every table of the schema, as text; bytes are read as Latin-1. */
async function everythingStored(moment: 'before' | 'after' = 'before'): Promise<string> {
  const { rows: tables } = await bench.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'identity'`,
  )
  expect(tables).toHaveLength(19)
  const values: string[] = []
  for (const { name } of tables) {
    const { rows } = await bench.database.pool.query<Record<string, unknown>>(`select * from ${name}`)
    // Passkeys are public keys; they are covered by the tests of the methods that register them.
    if (name !== 'identity.passkey' && moment === 'before') expect(rows.length, name).toBeGreaterThan(0)
    for (const value of rows.flatMap((row) => Object.values(row)))
      values.push(Buffer.isBuffer(value) ? value.toString('latin1') : String(value))
  }
  return values.join('\n')
}

test('neither tokens, passwords, usernames nor addresses stand in any column', async () => {
  const password = 'Evening-porch-7!'
  await bench.identity.setPassword('user-ana', password)
  const signedIn = await bench.identity.logIn(logInRequest('ana@example.com', password))
  if (signedIn.outcome !== 'signedIn') throw new TypeError(signedIn.outcome)
  await bench.identity.logIn(logInRequest('ana@example.com', 'Wrong-one-8?', { address: '203.0.113.99' }))
  const bearer = await bench.identity.issueBearerToken('user-ana', 1000)
  const link = await bench.identity.issueOneTimeToken({
    purpose: 'passwordReset',
    brand: 'first',
    subjectId: 'user-ana',
    lifetimeMs: 1000,
  })
  const mailed = await bench.identity.issueOneTimeToken({
    purpose: 'registration',
    brand: 'first',
    subjectId: 'contact-ana',
    lifetimeMs: 1000,
    key: 'job-1',
  })
  const recoveryCodes = await bench.identity.issueRecoveryCodes('user-ana')
  const app = await bench.identity.offerTotp('user-ana', { issuer: 'Northlamp', account: 'ana' })
  await bench.identity.requestEmailChange({
    userId: 'user-ana',
    oldEmail: 'ana.old@example.com',
    newEmail: 'ana.new@example.com',
  })
  await bench.identity.setPassword('user-lee', password)
  const pending = await bench.identity.logIn(logInRequest('lee@example.com', password))
  if (pending.outcome !== 'pending') throw new TypeError(pending.outcome)
  const binding = bench.identity.newBinding()
  const question = await bench.identity.startPasskeyLogin({ origin: 'https://first.example.com', binding })
  const offer = await bench.identity.offerPhoneCode('contact-ana', '+17135550121')
  const texted = await bench.identity.phoneCodeOf('contact-ana', offer.id)
  await bench.identity.clearSecondFactors('user-gone', 'operator')
  const device = await bench.identity.rememberDevice('user-ana', null)
  const view = await bench.identity.startCustomerView(
    {
      sessionToken: signedIn.token,
      viewId: 'view-1',
      staffUserId: 'user-lee',
      customerUserId: 'user-ana',
      contactId: 'contact-ana',
      brand: 'first',
      language: 'en',
    },
    bench.database.pool,
  )
  await bench.identity.logIn(logInRequest('ana@example.com', 'Wrong-one-8?', { deviceToken: device }))
  const { company } = bench.identity
  const leaving = await company.startRequest({ brand: 'first', language: 'en', startUrl: '' })
  const person = {
    issuer: 'https://login.example.com',
    subject: 'subject-of-ana',
    externalId: 'external-id-of-ana',
  }
  await company.link(person, 'user-ana', bench.database.pool)
  const byCompany = await company.signIn({
    userId: 'user-ana',
    origin: { ...person, sid: 'sid-of-ana' },
    hasSecondFactor: true,
    previousToken: null,
    details: {},
  })
  await company.logOut({ issuer: 'https://login.example.com', sid: 'another', subject: null }, 'jti-1')
  const stored = await everythingStored()
  expect(stored).not.toContain(texted?.code)
  expect(stored).toContain('user-ana')
  const links = [link.token, mailed.token]
  const tokens = [
    device,
    view,
    signedIn.token,
    bearer.token,
    ...links,
    pending.token,
    leaving,
    byCompany.token,
    binding,
    question.challenge,
  ]
  for (const token of tokens) {
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('latin1'))
  }
  for (const secret of [password, 'Wrong-one-8?', 'ana@example.com', '203.0.113.99'])
    expect(stored).not.toContain(secret)
  for (const written of [app.secret, Buffer.from(Secret.fromBase32(app.secret).buffer).toString('latin1')])
    expect(stored).not.toContain(written)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

test('what passes through the list of sessions cannot be used as a token', async () => {
  const { session } = await bench.identity.startSession('user-ana')
  expect(await bench.identity.findSession(session.id)).toBeNull()
  expect(await bench.identity.findSession(Buffer.from(session.id, 'hex').toString('base64url'))).toBeNull()
})

test('nothing of a person is left once they are erased, and all of others is', async () => {
  await bench.identity.setPassword('user-ben', 'Morning-porch-8!')
  await bench.identity.erasePerson(['user-ana', 'contact-ana'])
  const stored = await everythingStored('after')
  expect(stored).not.toMatch(/\bana\b/)
  expect(stored).toContain('user-ben')
})
