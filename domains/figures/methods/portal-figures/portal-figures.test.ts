import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { countAccounts, countFigures } from '../../operations/job'
import type { PortalFigures } from './client'

let bench: MethodBench
beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const call = callAs(() => bench.world, 'CustomerPortalFiguresController')

async function count(): Promise<void> {
  for (const { name } of [countAccounts, countFigures]) bench.waiting.push({ jobName: name, payload: {} })
  await bench.runJobs()
}

async function figures(username: string, request: object = { period: '30' }): Promise<PortalFigures> {
  const { status, body } = await call('portalFigures', username, request)
  expect(status).toBe(200)
  return body
}

function figure({ groups }: PortalFigures, name: string) {
  const found = groups.flatMap((group) => group.figures).find((each) => each.name === name)
  if (found === undefined) throw new RangeError(name)
  return found
}

it('says before the first count that nothing is counted', async () => {
  const before = await figures('supervisor@example.com')
  expect(before).toMatchObject({ asOf: null, isCounting: true })
  expect(figure(before, 'accounts').value).toBeNull()
  expect(figure(before, 'payments').value).toBe(0)
})

describe('once everything is counted', () => {
  beforeAll(() => count())

  it('supervisors read the figures of their brand, and administrators of each', async () => {
    const own = await figures('supervisor@example.com')
    expect(own).toMatchObject({ brand: 'first', brands: ['first'], isCounting: false })
    expect(own.asOf).toBe(bench.world.context.now().toISOString())
    expect(own.points).toHaveLength(30)
    const all = await figures('admin@example.com', { period: '90', brandName: 'second' })
    expect(all).toMatchObject({ brand: 'second', brands: ['first', 'second', 'third'] })
    expect(figure(all, 'payments').value).not.toBe(figure(own, 'payments').value)
    expect(await figures('admin@example.com', { period: '30', brandName: 'first' })).toEqual({
      ...own,
      brands: ['first', 'second', 'third'],
    })
  })

  it('another brand, an unknown one and the whole method are alike to those who may not read them', async () => {
    const request = { period: '30' }
    const other = await call('portalFigures', 'supervisor@example.com', { ...request, brandName: 'second' })
    const unknown = await call('portalFigures', 'supervisor@example.com', { ...request, brandName: 'fourth' })
    const advisor = await call('portalFigures', 'advisor.first@example.com', request)
    const customer = await call('portalFigures', 'dana.whitcombe@example.com', request)
    expect([other.status, other.text]).toEqual([404, unknown.text])
    expect([advisor.text, customer.text]).toEqual([other.text, other.text])
    expect((await call('portalFigures', null, request)).status).toBe(401)
  })

  it('refuses a period of its own making', async () => {
    for (const request of [{}, { period: '31' }, { period: '30', days: 9_000 }]) {
      expect((await call('portalFigures', 'supervisor@example.com', request)).status).toBe(400)
    }
  })

  it('adds up: stages of the enrollment, parts of payments, points of the line', async () => {
    const answer = await figures('admin@example.com', { period: '12m', brandName: 'third' })
    const { funnel } = answer
    for (const [index, { reached, underWay, cancelled, rejected }] of funnel.entries()) {
      expect(reached - underWay - cancelled - rejected).toBe(funnel[index + 1]?.reached ?? 0)
    }
    expect(funnel[0]?.reached).toBe(figure(answer, 'began').value)
    const shares = ['byCard', 'byBank', 'byGuest', 'byAutopay'].map((name) => figure(answer, name).value ?? 0)
    const sum = shares.reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo(figure(answer, 'inPortal').value ?? 0, 9)
    const { value, points } = figure(answer, 'payments')
    expect(points.reduce<number>((total, point) => total + (point ?? 0), 0)).toBe(value)
    expect(value).toBeGreaterThan(100)
  })

  it('tells nothing of a language that stands for one to four people', async () => {
    const own = async () =>
      figure(await figures('admin@example.com', { period: '7', brandName: 'third' }), 'accounts')
    const { pool } = bench.world.context
    await pool.query(
      `update record."Contact" set "Preferred_Language__c" = 'en' where "Customer_Brand__c" = 'third'`,
    )
    for (const language of ['es', 'es', 'es', 'es'] as const) {
      await createCustomer(bench, { brand: 'third', language })
    }
    await count()
    const few = await own()
    expect([few.en, few.es]).toEqual([
      { value: null, hidden: 'withheld' },
      { value: null, hidden: 'few' },
    ])
    await createCustomer(bench, { brand: 'third', language: 'es' })
    await count()
    const enough = await own()
    expect(enough.es).toEqual({ value: 5, hidden: null })
    expect(enough.en.value).toBe((enough.value ?? 0) - 5)
  })

  it('reads what is stored, however many records there are', async () => {
    await figures('supervisor@example.com', { period: '12m' })
    bench.takeWork()
    await figures('supervisor@example.com', { period: '12m' })
    const { statements } = bench.takeWork()
    expect(statements).toBeGreaterThan(2)
    expect(statements).toBeLessThan(10)
  })
})
