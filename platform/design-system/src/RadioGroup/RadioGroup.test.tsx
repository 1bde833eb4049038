import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RadioGroup } from './RadioGroup'

const options = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español', hint: 'Bills and letters too.' },
]

describe('a group of choices', () => {
  it('names itself and chooses what is chosen already', () => {
    const html = renderToStaticMarkup(
      <RadioGroup name="language" label="Language" options={options} defaultValue="es" />,
    )
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Language<\/legend>/)
    expect(html).toMatch(/<input (?=[^>]*value="es")(?=[^>]*checked)/)
    expect(html.match(/checked/g)).toHaveLength(1)
    expect(html).toContain('Bills and letters too.')
  })

  it('gives its first choice the id that an error summary links to, and tells what is wrong', () => {
    const html = renderToStaticMarkup(
      <RadioGroup name="language" label="Language" options={options} error="Choose one." />,
    )
    expect(html).toMatch(/<input (?=[^>]*id="field-language")(?=[^>]*value="en")/)
    expect(html).toContain('aria-describedby="field-language-error"')
    expect(html).not.toContain('checked')
  })
})
