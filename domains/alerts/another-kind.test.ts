import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const declaration = './facts/alert-kind-facts'

const outage = {
  label: { en: 'Outage', es: 'Corte de servicio' },
  choice: { en: 'An outage at my address', es: 'Un corte en mi dirección' },
  isUsual: true,
  hasThreshold: false,
}

async function loadParts() {
  const [object, schemas, contract, choice] = await Promise.all([
    import('./objects/alert-subscription/object'),
    import('./operations/alert-schemas'),
    import('./methods/save-text-alerts/contract'),
    import('./components/kind-choice'),
  ])
  const type = object.alertSubscriptionObject.fields.Alert_Type__c
  return {
    picklist: type !== undefined && 'values' in type ? type.values : [],
    schema: JSON.stringify(schemas.AlertKind),
    body: JSON.stringify(contract.saveTextAlertsContract.body),
    ...choice,
  }
}

describe('an alert that is declared once', () => {
  let parts: Awaited<ReturnType<typeof loadParts>>

  beforeAll(async () => {
    vi.resetModules()
    vi.doMock(declaration, async (original) => {
      const { alertKindFacts } = await original<{ readonly alertKindFacts: object }>()
      return { alertKindFacts: { ...alertKindFacts, Outage: outage } }
    })
    parts = await loadParts()
  })
  afterAll(() => {
    vi.doUnmock(declaration)
    vi.resetModules()
  })

  it('is a value of the object, by the name that staff know', () => {
    expect(parts.picklist.at(-1)).toEqual({ value: 'Outage', label: outage.label })
  })

  it('is taken by the method and told by the overview', () => {
    expect(parts.schema).toContain('"Outage"')
    expect(JSON.parse(parts.body).properties).toHaveProperty('Outage')
  })

  it('is offered before the one with an amount, ticked, and named in both languages', () => {
    expect(parts.offeredKinds.slice(-2)).toEqual(['Outage', 'High_Usage'])
    expect(parts.usualKinds).toEqual(['Bill_Ready', 'Payment_Due', 'Payment', 'Outage'])
    expect(parts.kindLabels).toMatchObject({ Outage: outage.choice })
  })
})
