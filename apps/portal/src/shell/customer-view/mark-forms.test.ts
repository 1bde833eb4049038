import { expect, it } from 'vitest'
import { withMarkedForms } from './mark-forms'

it('marks forms that are posted, whatever their address, and leaves searches alone', () => {
  const marked = withMarkedForms(
    '<p>&lt;form </p><form class="a" method="post" action="/bills/1/pay"><b>></b></form>' +
      '<form action="/es/x?account=1" method="post"></form><form action="/plans"><input></form>',
  )
  expect(marked).toBe(
    '<p>&lt;form </p><form class="a" method="post" action="/bills/1/pay?customer-view="><b>></b></form>' +
      '<form action="/es/x?account=1&amp;customer-view=" method="post"></form><form action="/plans"><input></form>',
  )
})
