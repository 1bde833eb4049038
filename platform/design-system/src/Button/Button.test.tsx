import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, ButtonLink } from './Button'

describe('a button', () => {
  it('submits nothing unless it is told to', () => {
    expect(renderToStaticMarkup(<Button>Pay now</Button>)).toMatch(/<button type="button"[^>]*>Pay now</)
    expect(renderToStaticMarkup(<Button type="submit">Log in</Button>)).toContain('type="submit"')
  })

  it('says that it is busy and keeps its place for the keyboard', () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Logging in">
        Log in
      </Button>,
    )
    expect(html).toContain('aria-busy="true" aria-disabled="true"')
    expect(html).toContain('>Logging in<')
    expect(html).not.toMatch(/ disabled/)
  })

  it('has a form as a link, for a step that opens another page', () => {
    const html = renderToStaticMarkup(<ButtonLink href="/bills">See the bill</ButtonLink>)
    expect(html).toMatch(/^<a href="\/bills"[^>]*>See the bill<\/a>$/)
  })
})
