import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmptyState } from './EmptyState'

it('says that nothing is here, what will come, and what to do', () => {
  const html = renderToStaticMarkup(
    <EmptyState title="Nothing due." action={<a href="/autopay">Set up AutoPay</a>}>
      Your next bill comes about December 3.
    </EmptyState>,
  )
  expect(html).toMatch(/Nothing due\..*December 3\..*href="\/autopay"/)
})
