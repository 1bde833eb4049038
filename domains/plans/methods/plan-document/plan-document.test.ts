import { readPdf } from '@porchlight/test-kit/pdf'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMethod } from '../../../testing/read-method'
import type { PlanSearch } from '../find-plans/client'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** A guest's request for the document of a plan. */
function request(planCode: string, document: string, language = 'en') {
  return readMethod(world, null, 'CustomerPortalPlanController/planDocument', {
    planCode,
    document,
    language,
  })
}

async function printed(planCode: string, document: string, language = 'en') {
  const answer = await request(planCode, document, language)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return readPdf(answer.rawPayload)
}

/** The first plan on offer in Houston that `fits`. */
async function planOf(fits: (plan: PlanSearch['plans'][number]) => boolean = () => true) {
  const query = { brandName: 'first', zipCode: '77002' }
  const answer = await readMethod(world, null, 'CustomerPortalPlanController/findPlans', query)
  const plan = answer.json<PlanSearch>().plans.find(fits)
  if (plan === undefined) throw new Error('No plan of the demo fits.')
  return plan
}

describe('the facts label', () => {
  it('prints the prices of the page, who sells it with their certificate, and its version', async () => {
    const plan = await planOf()
    const { text, title, language, tags } = await printed(plan.code, 'facts')
    expect(title).toBe(`Facts label: ${plan.name}`)
    expect(language).toBe('en-US')
    expect(text).toContain('Electricity Facts Label (EFL)')
    for (const { use, averagePrice } of plan.labelPrices) {
      expect(text).toContain(`Average price for ${use.toLocaleString('en-US')} kWh`)
      expect(text).toContain(`${averagePrice.toFixed(1)}¢ per kWh`)
    }
    expect(text).toMatch(/PUCT certificate number 9990\d/)
    expect(text).toMatch(new RegExp(`Version ${plan.code}, [A-Z][a-z]+ \\d{1,2}, 20\\d\\d`))
    expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'L']))
  })

  it('is written in Spanish, and follows the record', async () => {
    const plan = await planOf(({ cancellationFee }) => cancellationFee > 0)
    const { engine, systemViewer, pool } = world.context
    const { rows } = await pool.query<{ id: string; name: string; spanish: string }>(
      'select "Id" as id, "Name" as name, "Name_ES__c" as spanish from record."Product2" where "ProductCode" = $1',
      [plan.code],
    )
    const { id = '', name = '', spanish = '' } = rows[0] ?? {}
    const rename = (fields: { readonly Name: string; readonly Name_ES__c: string | null }) =>
      engine.updateRecord(systemViewer, id, { fields })
    await rename({ Name: 'Quiet Evenings 12', Name_ES__c: 'Tardes tranquilas 12' })
    const named = await printed(plan.code, 'facts', 'es')
    await rename({ Name: 'Quiet Evenings 12', Name_ES__c: null })
    const { text, language } = await printed(plan.code, 'facts', 'es')
    await rename({ Name: name, Name_ES__c: spanish })
    expect(language).toBe('es-US')
    expect(named.title).toContain('Tardes tranquilas 12')
    expect(named.text).toContain('Tardes tranquilas 12')
    expect(named.text).not.toContain('Quiet Evenings 12')
    expect(text).toContain('Etiqueta de Información sobre la Electricidad (EFL)')
    expect(text).toContain('Quiet Evenings 12')
    expect(text).toContain(`Cargo por cancelación anticipada $${plan.cancellationFee.toFixed(2)}`)
    expect(text).not.toMatch(/Average price|Delivered by|Early termination/)
  })
})

describe('the terms and rights', () => {
  it('say what the law of Texas says, with the plan’s own term and fee', async () => {
    const plan = await planOf(({ termMonths, cancellationFee }) => termMonths >= 12 && cancellationFee > 0)
    const { text } = await printed(plan.code, 'terms')
    expect(text).toContain(`The term is ${plan.termMonths} months.`)
    expect(text).toContain(`Canceling before the end of the term costs $${plan.cancellationFee.toFixed(2)}.`)
    expect(text).toContain('at no cost for 3 business days')
    expect(text).toContain('at least 16 days from the bill date')
    expect(text).toContain('Public Utility Commission of Texas')
    const rights = (await printed(plan.code, 'rights')).text
    expect(rights).toContain('Your Rights as a Customer')
    expect(rights).toContain('Nobody may cut off your service without 10 days’ notice.')
    // What the customer owes is no right.
    expect(rights).not.toContain('at least 16 days from the bill date')
  })

  it('promise no notices and no fee where a plan has no term', async () => {
    const plan = await planOf(({ termMonths }) => termMonths === 1)
    const { text } = await printed(plan.code, 'terms')
    expect(text).toContain('The contract has no term.')
    expect(text).not.toMatch(/before the contract ends|before the end of the term/)
  })

  it('are not written where we do not know the law, and not linked', async () => {
    const { engine, systemViewer } = world.context
    const plan = await planOf()
    await engine.updateRecord(systemViewer, plan.utilityId, { fields: { State__c: 'PA' } })
    const elsewhere = await planOf(({ code }) => code === plan.code)
    const answers = await Promise.all(['facts', 'terms', 'rights'].map((name) => request(plan.code, name)))
    await engine.updateRecord(systemViewer, plan.utilityId, { fields: { State__c: 'TX' } })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
    expect(elsewhere).toMatchObject({ terms: null, termsEs: null, rights: null, rightsEs: null })
    expect(elsewhere.factsLabel).toContain('document=facts')
  })
})

it('leads to the provider’s own document where the plan has a link', async () => {
  const plan = await planOf()
  const { engine, systemViewer, pool } = world.context
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."Product2" where "ProductCode" = $1',
    [plan.code],
  )
  const id = rows[0]?.id ?? ''
  const link = 'https://provider.example/terms.pdf'
  await engine.updateRecord(systemViewer, id, { fields: { Terms_Link__c: link } })
  const linked = await planOf(({ code }) => code === plan.code)
  await engine.updateRecord(systemViewer, id, { fields: { Terms_Link__c: null } })
  expect(linked.terms).toBe(link)
  expect(linked.termsEs).toContain('document=terms&language=es')
})

it.each([
  ['an unknown plan', 'NO-SUCH-PLAN', 404],
  ['no plan code', 'first; drop', 400],
])('answers %s with an error', async (_, planCode, status) => {
  expect((await request(planCode, 'facts')).statusCode).toBe(status)
})
