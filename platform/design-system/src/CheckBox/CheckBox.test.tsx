import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CheckBox } from './CheckBox'

it('is named by its words, and said to be wrong with the reason', () => {
  const markup = renderToStaticMarkup(
    <CheckBox name="terms" value="yes" label="I accept the terms" error="Tick this box." required />,
  )
  expect(markup).toContain('id="field-terms"')
  expect(markup).toContain('aria-describedby="field-terms-error"')
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toContain('I accept the terms')
})

it('says nothing of errors while there are none', () => {
  const markup = renderToStaticMarkup(<CheckBox name="terms" value="yes" label="I accept" defaultChecked />)
  expect(markup).not.toContain('aria-invalid')
  expect(markup).toContain('checked=""')
})
