import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Stat } from './Stat'

it('reads as name, value and change, in this order', () => {
  const html = renderToStaticMarkup(<Stat label="This bill" value="1,842 kWh" change="+20% against June" />)
  expect(html).toMatch(/This bill.*1,842 kWh.*\+20% against June/)
})
