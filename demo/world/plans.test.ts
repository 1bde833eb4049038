import { expect, it } from 'vitest'
import { demoProducts } from '../records/product'

/**
 * Cents for each kWh at 500, 1,000 and 2,000 kWh, in the largest area (`docs/specification/trade.md` section
 * 6.4).
 */
it.each([
  ['Fixed 12', [16.2, 15.8, 15.6]],
  ['Fixed 24 Green', [18.2, 17.3, 16.8]],
  ['Credit 12', [21.2, 10.8, 15.6]],
  ['Flex Monthly', [22.2, 20.8, 20.1]],
  ['No-Deposit 12', [21.8, 21.4, 21.2]],
  ['Free Nights 12', [17.3, 16.9, 16.7]],
  ['Tiered 12', [21.8, 17.1, 16.2]],
  ['Solar Index', [19.2, 18.3, 17.8]],
])('%s has the average prices %j', (name, prices) => {
  const plan = demoProducts({ today: '2026-11-20', seed: 7 })
    .map(({ fields }) => fields)
    .find((fields) => fields.Name === name && String(fields.ProductCode).endsWith('SALTGRASS'))
  expect([plan?.Average_Price_500__c, plan?.Average_Price_1000__c, plan?.Average_Price_2000__c]).toEqual(
    prices,
  )
})
