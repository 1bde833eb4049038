import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SelectField } from './SelectField'

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

it('has a label, its choices, and the error that describes it', () => {
  const html = renderToStaticMarkup(
    <SelectField name="view" label="List" options={options} defaultValue="b" error="Choose a list." />,
  )
  expect(html).toMatch(/<label[^>]* for="field-view"[^>]*>List/)
  expect(html).toMatch(/<option value="a">First/)
  expect(html).toMatch(/<option value="b" selected="">Second/)
  expect(html).toMatch(/<select[^>]* aria-describedby="field-view-error"[^>]* aria-invalid="true"/)
})
