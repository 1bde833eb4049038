import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextField } from '../TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

describe('an error summary', () => {
  it('links each error to its field and can take the focus', () => {
    const summary = renderToStaticMarkup(
      <ErrorSummary title="Please correct" errors={[{ field: 'zip', message: 'Enter your zip code.' }]} />,
    )
    const [, target = 'no link'] = /href="#([^"]+)"[^>]*>Enter your zip code\./.exec(summary) ?? []
    expect(renderToStaticMarkup(<TextField name="zip" label="Zip code" />)).toContain(`id="${target}"`)
    expect(summary).toContain('role="alert" tabindex="-1"')
  })

  it('says what concerns the whole form without a link', () => {
    const html = renderToStaticMarkup(<ErrorSummary title="Log in" errors={[{ message: 'Try again.' }]} />)
    expect(html).toContain('<li>Try again.</li>')
  })

  it('draws nothing when nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="Please correct" errors={[]} />)).toBe('')
  })
})
